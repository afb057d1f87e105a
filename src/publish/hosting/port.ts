/**
 * Where `npm start` listens: the variables `PORT` and `HOST`. Run as a program, before the build, it says in a sentence
 * what is wrong with them.
 */
import { createServer, type Server } from 'node:net';

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;

/** Where a server listens. */
export type Address = { port: number; host: string };

/** The port and the host that were asked for: this machine alone unless `HOST` names another address. @throws when `PORT` is none */
export function addressOf({ PORT: given, HOST: host }: NodeJS.ProcessEnv = process.env): Address {
  const port = Number(given || DEFAULT_PORT);
  if (!/^\d*$/.test(given ?? '') || port > HIGHEST_PORT)
    throw new Error(
      `PORT is "${given}", which is not a port. Set it to a whole number up to ${HIGHEST_PORT}, such as ${DEFAULT_PORT}, or leave it out.`,
    );
  return { port, host: host || 'localhost' };
}

/** A port beside another, for a second server of the same program: 0, which is any free one, where there is none. */
export const portBeside = (port: number): number => (port > 0 && port < HIGHEST_PORT ? port + 1 : 0);

/** Why an address can't be listened at, in a sentence. @param error what listening there threw */
export function reasonFor({ code = '', message }: NodeJS.ErrnoException, { port, host }: Address): string {
  const other = port < HIGHEST_PORT ? port + 1 : port - 1;
  const why = { EADDRINUSE: 'in use', EACCES: 'not for you to open' }[code];
  if (why) return `Port ${port} is ${why}. Set the variable PORT to another, such as ${other}.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return `HOST is "${host}", which is not an address of this machine. Leave it out, or set it to 0.0.0.0 for all of them.`;
  return message;
}

/** Lets a server listen. @throws with a sentence where it can't */
export function listen(server: Server, address: Address): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(new Error(reasonFor(error, address))));
    server.listen(address, done);
  });
}

if (import.meta.main) {
  try {
    const server = createServer();
    await listen(server, addressOf());
    server.close();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
