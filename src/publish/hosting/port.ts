/** The address of `npm start`, from the variables `PORT` and `HOST`. */
import type { Server } from 'node:net';
import { Refusal } from '../../platform/refusal.ts';

const DEFAULT_PORT = 4321;
const MAX_PORT = 65_535;
/** Further ports to try if one is in use. */
const MAX_TRIES = 20;

export type Address = { port: number; host: string };

/** Reads the address to listen at: this machine's, unless `HOST` names another. @throws Refusal if `PORT` is not a port */
export function readAddress(env: NodeJS.ProcessEnv = process.env, fallback = DEFAULT_PORT): Address {
  const { PORT, HOST } = env;
  const port = Number(PORT || fallback);
  if (!/^\d*$/.test(PORT ?? '') || port > MAX_PORT)
    throw new Refusal(
      `PORT is "${PORT}", which is not a port. Set it to a whole number up to ${MAX_PORT}, such as ${fallback}, or leave it out.`,
    );
  return { port, host: HOST || 'localhost' };
}

/** Starts listening, at the next free port if the requested one is in use. @throws Refusal if that fails */
export function listen(server: Server, address: Address): Promise<void> {
  const { port: firstPort, host } = address;
  return new Promise((done, fail) => {
    const tryPort = (port: number) => {
      const onError = (error: NodeJS.ErrnoException) => {
        const isLast = port === MAX_PORT || port === firstPort + MAX_TRIES;
        if (error.code === 'EADDRINUSE' && !isLast) tryPort(port + 1);
        else
          fail(
            new Refusal(
              `Nothing can be served at port ${port} of ${host}: ${error.message}. Set the variables PORT and HOST to others, or leave them out.`,
            ),
          );
      };
      server.once('error', onError).listen({ port, host }, () => {
        server.off('error', onError);
        done();
      });
    };
    tryPort(firstPort);
  });
}

/** Returns a note if a server listens at another port than was requested, else ''. */
export const portNote = ({ port }: Address, url: string): string =>
  port === 0 || new URL(url).port === `${port}`
    ? ''
    : `  Port ${port} is in use: this is the next free one.\n`;
