/** For an address that was written without its protocol. */
export const asHttps = (address: string): string =>
  address.replace(/^http:/, 'https:').replace(/^www\./i, 'https://$&');
