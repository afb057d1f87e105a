/** `npm start`: builds the site, then serves it. One program, so that one signal ends it. */
import './build/build.ts';
import { serve } from './hosting/serve.ts';

if (!process.exitCode) await serve();
