#!/bin/sh
# Biome 2.5.15: a rule of one's own (GritQL) whose regular expression has an ordinary group stops at once ("regex pattern
# matched 1 variables, but expected 0"). That is said as information, so the check passes, strict on warnings or not, and
# what the rule would have refused goes through. With (?:…) in its place the same rule refuses it.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm install --silent --no-fund --no-audit @biomejs/biome@2.5.15
echo 'export const label = <img alt="Two words" src="/a.png" />;' > label.tsx
echo '{ "plugins": ["./rule.grit"], "linter": { "rules": { "preset": "none" } }, "formatter": { "enabled": false } }' > biome.json
check() {
  cat > rule.grit <<GRIT
language js
JsxAttribute(name=\$name) as \$words where {
  \$name <: r"^($1alt|title)\$",
  register_diagnostic(span=\$words, message="refused")
}
GRIT
  npx biome lint --error-on-warnings label.tsx > "$2" 2>&1 && echo passed || echo refused
}
with_group=$(check '' group.txt)
without=$(check '?:' none.txt)
npx biome --version
echo "an ordinary group: $with_group; (?:…): $without"
grep 'but expected' group.txt
[ "$with_group" = passed ] && [ "$without" = refused ] && grep -q refused none.txt
