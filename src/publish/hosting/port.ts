/** Reads the variables `PORT` and `HOST`, and listens at a free port, for `npm start`. `npm run edit` uses only `PORT`. */
import { once } from 'node:events';
import type { Server } from 'node:net';
import { UserError } from '../../platform/user-error.ts';

const DEFAULT_PORT = 4321;
const MAX_PORT = 65_535;
const MAX_FURTHER_PORTS = 20;

export type Address = { port: number; host: string };

/** Returns the address to listen at: this machine's, unless `HOST` names another. @throws UserError for a bad `PORT` */
export function readAddress(env: NodeJS.ProcessEnv = process.env, defaultPort = DEFAULT_PORT): Address {
  const { PORT, HOST } = env;
  const port = Number(PORT || defaultPort);
  if (!/^\d*$/.test(PORT ?? '') || port > MAX_PORT)
    throw new UserError(
      `PORT is "${PORT}", which is not a port. Set it to a whole number up to ${MAX_PORT}, such as ${defaultPort}, or leave it out.`,
    );
  return { port, host: HOST || 'localhost' };
}

/** Starts listening, at the next free port if the requested one is in use. @throws UserError if that fails */
export async function listen(server: Server, { port: requestedPort, host }: Address): Promise<void> {
  for (let port = requestedPort; ; port += 1)
    try {
      server.listen({ port, host });
      await once(server, 'listening');
      return;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && port < Math.min(MAX_PORT, requestedPort + MAX_FURTHER_PORTS)) continue;
      throw new UserError(
        `Nothing can be served at port ${port} of ${host}: ${message}. Set PORT (and for \`npm start\` HOST) to another, or leave it out.`,
      );
    }
}

/** Returns a note if a server listens at another port than was requested, else ''. Port 0 requests any free port. */
export const portNote = ({ port }: Address, url: string): string =>
  port === 0 || Number(new URL(url).port || 80) === port
    ? ''
    : `  Port ${port} is in use: this is the next free one.\n`;
