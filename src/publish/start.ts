/** `npm start`: builds the site, then serves it. Astro builds in a child process that ends with this one. */
import './build/build.ts';
import { serve } from './hosting/serve.ts';

if (!process.exitCode) await serve();
