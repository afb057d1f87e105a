/** `npm start`: builds the site, then serves it. If this process ends during the build, Astro ends too. */
import './build/build.ts';
import { serve } from './hosting/serve.ts';

if (!process.exitCode) await serve();
