/** Replaces http by https, and adds https to an address that begins with www. */
export const asHttps = (address: string): string =>
  address.replace(/^http:/, 'https:').replace(/^www\./i, 'https://$&');
