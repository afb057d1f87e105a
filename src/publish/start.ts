/** `npm start`: builds the site, then serves it. It is one program, so that one signal ends it. */
import './build/build.ts';
import { serve } from './hosting/serve.ts';

if (!process.exitCode) await serve();
