import { enhanceMenu } from '../components/Header/enhance.ts';
import { painted, wearFamily } from './font-family.ts';
import atRest from './idle.ts?worker&url';

// A page built in December is read in January. A device's clock may be wrong, but never earlier than the build.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));

enhanceMenu();
// Fonts that do not come are no error: the page stays in the fallback.
wearFamily().catch(() => {});

// In a file of its own, fetched when nothing else is going on: no page waits for it. A slow device has loaded the page
// and is idle before it has drawn it.
if (import.meta.env.PROD)
  addEventListener('load', () =>
    painted.then(() =>
      (window.requestIdleCallback ?? setTimeout)(() => import(/* @vite-ignore */ atRest).catch(() => {})),
    ),
  );
