/** Where `npm start` listens: the variables `PORT` and `HOST`. */
import type { Server } from 'node:net';
import { Refusal } from '../../platform/refusal.ts';

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;
/** How many further ports are tried if one is taken. */
const TRIES = 20;

/** Where a server listens. */
export type Address = { port: number; host: string };

/**
 * The requested port and host: this machine only, unless `HOST` names another address.
 * @param usual the default port
 * @throws when `PORT` is not a port
 */
export function addressOf(env: NodeJS.ProcessEnv = process.env, usual = DEFAULT_PORT): Address {
  const { PORT: given, HOST: host } = env;
  const port = Number(given || usual);
  if (!/^\d*$/.test(given ?? '') || port > HIGHEST_PORT)
    throw new Refusal(
      `PORT is "${given}", which is not a port. Set it to a whole number up to ${HIGHEST_PORT}, such as ${usual}, or leave it out.`,
    );
  return { port, host: host || 'localhost' };
}

/** Starts listening, at the next free port if the requested one is taken. @throws with a sentence if that fails */
export function listen(server: Server, address: Address): Promise<void> {
  const { port: first, host } = address;
  return new Promise((done, fail) => {
    const attempt = (port: number) => {
      const refused = (error: NodeJS.ErrnoException) => {
        const isLast = port === HIGHEST_PORT || port === first + TRIES;
        if (error.code === 'EADDRINUSE' && !isLast) attempt(port + 1);
        else
          fail(
            new Refusal(
              `Nothing can be served at port ${port} of ${host}: ${error.message}. Set the variables PORT and HOST to others, or leave them out.`,
            ),
          );
      };
      server.once('error', refused).listen({ port, host }, () => {
        server.off('error', refused);
        done();
      });
    };
    attempt(first);
  });
}

/** Says so if a server listens at another port than was requested. */
export const portNote = ({ port }: Address, url: string): string =>
  port === 0 || new URL(url).port === `${port}`
    ? ''
    : `  Port ${port} is in use: this is the next free one.\n`;
