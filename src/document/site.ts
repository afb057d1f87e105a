import { enhanceMenu } from '../components/Header/enhance.ts';
import { wearFamily } from './family.ts';

// A page built in December is read in January. A device's clock may be wrong, but never earlier than the build.
for (const year of document.querySelectorAll('[data-year]'))
  year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));

enhanceMenu();
void wearFamily();
