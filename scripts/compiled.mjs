/** `node --import ./scripts/compiled.mjs program` keeps what Node compiles, for the next run. */
import { enableCompileCache } from 'node:module';

enableCompileCache('.cache/compiled');
