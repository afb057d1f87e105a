/** When a signed address ends: at a moment (milliseconds), never as far as it says, or nobody can tell. */
export type End = { store: string; at: number } | { store: string; at: 'never' | 'unknown' };

const seconds = (text: string | null) => (text && /^\d{9,11}$/.test(text) ? Number(text) * 1000 : Number.NaN);
/** `20260131T120000Z` */
const stamp = (text: string | null) =>
  Date.parse((text ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The end that a policy or a token tells, which are JSON in one of the kinds of Base64. */
function decoded(text: string): string {
  return Buffer.from(
    text.replace(/[-_~]/g, (sign) => ({ '-': '+', _: '=', '~': '/' })[sign] ?? sign),
    'base64',
  ).toString();
}
const inJwt = (token: string) =>
  Number(/"exp":\s*(\d+)/.exec(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())?.[1]) * 1000;

type Form = { store: string; of: (query: URLSearchParams, url: URL) => number | 'never' | undefined };

/** A date and, after it, for how many seconds the address holds: Amazon's and Google's newer form. */
const since =
  (from: string, lasts: string): Form['of'] =>
  (query) =>
    query.has(from) || query.has(lasts)
      ? stamp(query.get(from)) + Number(query.get(lasts) ?? Number.NaN) * 1000
      : undefined;

/** The moment itself, beside the name of who signs. */
const until =
  (signer: string, end = 'expires'): Form['of'] =>
  (query) =>
    query.has(signer) ? seconds(query.get(end)) : undefined;

/** The ways in which the big stores sign, each with the parameters by which it is known. Names are in small letters here. */
const FORMS: readonly Form[] = [
  { store: 'Amazon S3 (or a store like it)', of: since('x-amz-date', 'x-amz-expires') },
  { store: 'Amazon S3', of: until('awsaccesskeyid') },
  { store: 'Google Cloud Storage', of: since('x-goog-date', 'x-goog-expires') },
  { store: 'Google Cloud Storage', of: until('googleaccessid') },
  { store: 'Alibaba Cloud', of: until('ossaccesskeyid') },
  {
    store: 'Azure',
    of: (query) => (query.has('sig') && query.has('se') ? Date.parse(query.get('se') ?? '') : undefined),
  },
  {
    store: 'CloudFront',
    of: (query) => {
      if (!query.has('key-pair-id')) return undefined;
      const policy = query.get('policy');
      if (!policy) return seconds(query.get('expires'));
      return Number(/"DateLessThan".*?"AWS:EpochTime":\s*(\d+)/.exec(decoded(policy))?.[1]) * 1000;
    },
  },
  {
    store: 'Firebase',
    of: (query, { hostname }) =>
      /^firebasestorage\.|\.firebasestorage\./.test(hostname) && query.has('token') ? 'never' : undefined,
  },
  {
    store: 'Cloudinary',
    of: (query, { pathname, hostname }) => {
      const token = query.get('__cld_token__');
      if (token) return seconds(/exp=(\d+)/.exec(token)?.[1] ?? null);
      if (hostname.endsWith('cloudinary.com') && query.has('expires_at'))
        return seconds(query.get('expires_at'));
      return hostname.endsWith('cloudinary.com') && /\/s--[\w-]+--\//.test(pathname) ? 'never' : undefined;
    },
  },
  {
    store: 'Akamai',
    of: (query) => {
      const token = query.get('hdnts') ?? query.get('hdnea') ?? query.get('__token__');
      return token ? seconds(/exp=(\d+)/.exec(token)?.[1] ?? null) : undefined;
    },
  },
  {
    store: 'LinkedIn',
    of: (query, { hostname }) => (hostname.endsWith('.licdn.com') ? seconds(query.get('e')) : undefined),
  },
  {
    store: 'Facebook or Instagram',
    of: (query, { hostname }) =>
      /\.(?:fbcdn\.net|cdninstagram\.com)$/.test(hostname) && query.has('oe')
        ? Number.parseInt(query.get('oe') ?? '', 16) * 1000
        : undefined,
  },
  {
    store: 'Discord',
    of: (query, { hostname }) =>
      /\.discordapp\.(?:com|net)$/.test(hostname) && query.has('ex')
        ? Number.parseInt(query.get('ex') ?? '', 16) * 1000
        : undefined,
  },
  {
    store: 'its store',
    of: (query) => {
      const token = query.get('token') ?? '';
      if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return inJwt(token);
      const signature = [...query.keys()].some((key) => /^(?:.*-)?(?:signature|sig|hmac|token|s)$/.test(key));
      const end = [...query.keys()].find((key) =>
        /^(?:.*[-_])?(?:expires?|expiry|exp|valid_until|e)$/.test(key),
      );
      return signature && end ? seconds(query.get(end)) : undefined;
    },
  },
];

/** When an address ends that a store has signed; nothing for an address that is not signed. */
export function endOf(address: string): End | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const query = new URLSearchParams([...url.searchParams].map(([key, value]) => [key.toLowerCase(), value]));
  for (const { store, of } of FORMS) {
    const at = of(query, url);
    if (at === undefined) continue;
    return { store, at: Number.isNaN(at) ? 'unknown' : at } as End;
  }
  return undefined;
}
