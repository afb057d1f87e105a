/**
 * The first step of set-up: refuses a folder in which no site can be built, then starts `setup.mjs`. This one is
 * CommonJS, for in a folder with a backslash in its name Node runs no ES module, and could say nothing.
 */
const { dirname, sep } = require('node:path');
const { refuseFolder } = require('./folder.cjs');

const refusal = refuseFolder(dirname(__dirname), sep);
if (refusal) {
  console.error(`\nsetup failed: ${refusal}\n`);
  process.exitCode = 1;
} else {
  import('./setup.mjs');
}
