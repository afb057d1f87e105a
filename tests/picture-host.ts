import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { certificate } from './certificate.ts';

/** Stands in for the hosts from which the pictures of people come. */
export type PictureHost = { chromiumFlags: string[]; close: () => void };

/**
 * Starts a stand-in for every other host, so that tests never leave this machine: it answers whatever is asked
 * with a picture. Its certificate is made for this run, and the flags tell Chromium to go there and to trust it.
 */
export async function startPictureHost(): Promise<PictureHost> {
  const pem = certificate();
  const grey = { width: 512, height: 512, channels: 3, background: '#888' } as const;
  const picture = await sharp({ create: grey }).png().toBuffer();
  const server = createServer({ key: pem, cert: pem }, (_request, response) => {
    response.writeHead(200, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=31536000',
      'Content-Type': 'image/png',
    });
    response.end(picture);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const rules = `MAP * 127.0.0.1:${port}, EXCLUDE localhost, EXCLUDE 127.0.0.1`;
  return {
    chromiumFlags: [`--host-resolver-rules=${rules}`, '--ignore-certificate-errors'],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
