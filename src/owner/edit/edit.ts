/**
 * `npm run edit`: a form for everything in `content/`, on this machine only, beside a preview of the site. The form
 * refuses a change that would add a problem to the content.
 */
import { resolve } from 'node:path';
import { CONTENT_DIR, readFiles } from '../../content/files.ts';
import { ContentError } from '../../content/problems.ts';
import { messageFor } from '../../platform/user-error.ts';
import { portNote, readAddress } from '../../publish/hosting/port.ts';
import { startPreview } from './preview.ts';
import { startEditor } from './server.ts';

/** Differs from the port of `npm start`, which may run at the same time. */
const PORT = 4400;

const root = resolve(CONTENT_DIR);

try {
  // Fails early if a file cannot be read.
  readFiles(root);
  const address = readAddress(process.env, PORT);
  const { port } = address;
  let previewUrl: string | undefined;
  const editor = await startEditor({ root, port, getPreviewUrl: () => previewUrl });
  console.log(`\n  Change the site at ${editor.url}\n${portNote(address, editor.url)}  Ctrl+C ends it.\n`);
  // The form works without the preview, because the owner corrects in it the faults that stop the preview.
  await startPreview({ project: resolve(import.meta.dirname, '../../..'), content: root })
    .then((url) => {
      previewUrl = url;
      console.log(`  The site with your changes: ${previewUrl}\n`);
    })
    .catch((error) => console.error(`  The form runs without a preview of the site:\n\n${error.message}`));
} catch (error) {
  console.error(error instanceof ContentError ? error.message : messageFor(error as Error));
  process.exitCode = 1;
}
