/** `npm start`: builds the site, then serves it. Both run in one process, so that one signal ends them. */
import './build/build.ts';
import { serve } from './hosting/serve.ts';

if (!process.exitCode) await serve();
