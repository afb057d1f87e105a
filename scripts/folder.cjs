/** Signs with a meaning of their own in addresses or in code, by which Astro and Vite name files: they are lost there. */
const REFUSED = /[%#?"\\]/g;

/**
 * Whether a site can be built in a folder with this path.
 * @param {string} folder the project's, absolute
 * @param {string} separator of folders on this system
 * @returns {string | undefined} a sentence with what to do, where it can't
 */
exports.refuseFolder = (folder, separator) => {
  const signs = new Set(folder.split(separator).join('/').match(REFUSED) ?? []);
  if (signs.size === 0) return undefined;
  return (
    `The path of this folder, ${folder}, holds ${[...signs].join(' ')}, with which Astro and Vite do not find their ` +
    'files. Move or rename the folder: letters of any script, digits, spaces, - and _ are fine.'
  );
};
