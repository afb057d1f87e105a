/**
 * Scans an address with Mozilla's HTTP Observatory and prints what it says, as JSON. A program of its own, so that Node
 * trusts the certificate of the run (`NODE_EXTRA_CA_CERTS`): `node observatory-scan.mjs FOLDER ADDRESS`
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', address = ''] = process.argv.slice(2);
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory/src/scanner/index.js');
const { scan } = await import(pathToFileURL(scanner).href);
console.log(JSON.stringify(await scan(address)));
process.exit();
