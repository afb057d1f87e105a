/**
 * `npm run edit`: a form for everything in `content/`, on this machine alone, beside the site as it is being changed. It
 * writes only what somebody changes, and only what the build would take. Nothing of it is in a built site.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { dev } from 'astro';
import { addressOf, movedFrom, portBeside } from '../../publish/hosting/port.ts';
import { startEditor } from './server.ts';

/** Another than that of `npm start`, which may run beside the form. */
const PORT = 4400;

const root = resolve(process.env.CONTENT_DIR || 'content');

try {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${root}. Unset CONTENT_DIR, or let it name a folder like content/.`);
  const address = addressOf(process.env, PORT);
  const { port } = address;
  let site: string | undefined;
  const editor = await startEditor({ root, port, site: () => site });
  console.log(`\n  Change the site at ${editor.url}\n${movedFrom(address, editor.url)}  Ctrl+C ends it.\n`);
  // The form does without the site: with a fault in the content that is there already, it is what corrects it.
  const showSite = async () => {
    // Vite has built the form's script for production; the site beside it is one in development.
    process.env.NODE_ENV = 'development';
    const server = await dev({
      root: resolve(import.meta.dirname, '../../..'),
      logLevel: 'error',
      server: { host: '127.0.0.1', port: portBeside(port) },
    });
    site = `http://127.0.0.1:${server.address.port}`;
    console.log(`  The site as it is being changed: ${site}\n`);
  };
  await showSite().catch((error) =>
    console.error(`  The site cannot be shown beside the form yet:\n\n${error.message}`),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
