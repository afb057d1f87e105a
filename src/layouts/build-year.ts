/**
 * The year of the build, for the copyright lines. `SOURCE_DATE_EPOCH` (seconds since 1970,
 * https://reproducible-builds.org/specs/source-date-epoch/) stands in for the clock, so that a site can be built again
 * exactly as it was last year.
 * @throws where that variable is not a number
 */
export function buildYear(epoch = process.env['SOURCE_DATE_EPOCH']): number {
  if (!epoch) return new Date().getFullYear();
  if (!/^\d+$/.test(epoch))
    throw new Error(
      `SOURCE_DATE_EPOCH says "${epoch}": give it whole seconds since 1970, as \`date +%s\` does, or unset it.`,
    );
  return new Date(Number(epoch) * 1000).getUTCFullYear();
}
