/**
 * `node --import ./scripts/short-run.mjs program`, for one that ends in seconds: hardly any code is compiled once more to
 * advantage, and WebAssembly not at all (docs/decisions/building.md). A V8 that does not know one of these says so and goes
 * on; on its command line Node would refuse to start.
 */
import { setFlagsFromString } from 'node:v8';

for (const flag of [
  '--no-turbofan',
  '--no-wasm-tier-up',
  '--no-wasm-dynamic-tiering',
  '--invocation-count-for-maglev=8000',
])
  setFlagsFromString(flag);
