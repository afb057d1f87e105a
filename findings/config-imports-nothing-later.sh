#!/bin/sh
# Astro reads a configuration in TypeScript through a Vite that it closes again, so what a plugin of that configuration imports
# later, when a page asks for it, fails: "Vite module runner has been closed". Of astro.config.mjs the same plugin works. In
# development each page that needs it is an error, and nothing is said at the start. (Astro 7 needs Node 22.)
set -eu
dir=$(mktemp -d)
trap 'kill "$server" 2> /dev/null || true; rm -rf "$dir"' EXIT
server=
cd "$dir"
echo '{ "type": "module" }' > package.json
npm install --silent --no-audit --no-fund astro@7.3.4
mkdir -p src/pages
echo "---
import later from 'virtual:later';
---
<!doctype html><title>Lunch</title><p>{later}</p>" > src/pages/index.astro
export ASTRO_TELEMETRY_DISABLED=1
for ending in ts mjs; do
  rm -f astro.config.*
  cat > "astro.config.$ending" <<'JS'
const plugin = {
  name: 'later',
  resolveId: (id) => (id === 'virtual:later' ? '\0later' : undefined),
  async load(id) {
    if (id !== '\0later') return undefined;
    const { basename } = await import('node:path');
    return `export default ${JSON.stringify(basename('/rice/dal'))}`;
  },
};
export default { vite: { plugins: [plugin] } };
JS
  node node_modules/astro/bin/astro.mjs dev --host 127.0.0.1 --port 4399 > "$ending.log" 2>&1 &
  server=$!
  node -e '
    const ask = async (left) => {
      try {
        return (await fetch("http://127.0.0.1:4399/")).status;
      } catch (error) {
        if (left === 0) throw error;
        await new Promise((done) => setTimeout(done, 500));
        return ask(left - 1);
      }
    };
    ask(60).then((status) => console.log(status));
  ' > "$ending.status"
  kill "$server"
  wait "$server" 2> /dev/null || true
done
echo "Astro 7.3.4, Vite $(node -p 'require("vite/package.json").version'): TypeScript $(cat ts.status), JavaScript $(cat mjs.status)"
grep -a -m1 'module runner has been closed' ts.log
test "$(cat ts.status)" = 500 && test "$(cat mjs.status)" = 200
