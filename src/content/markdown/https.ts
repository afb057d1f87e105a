/** Adds the protocol to an address that was typed without it. */
export const asHttps = (address: string): string =>
  address.replace(/^http:/, 'https:').replace(/^www\./i, 'https://$&');
