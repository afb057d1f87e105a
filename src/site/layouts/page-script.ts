import { enhanceMenu } from '../../ui/Header/enhance.ts';
import './notices.ts';
import { applyFamily } from './font-family.ts';

// A page built or left open in December is read in January. A device's clock may be wrong, but never earlier than the
// build.
const year = document.querySelector('[data-year]') as HTMLElement;
const updateYear = () => {
  year.textContent = `${Math.max(Number(year.textContent), new Date().getFullYear())}`;
};
updateYear();
addEventListener('focus', updateYear);

enhanceMenu();
// Without the fonts the fallback stays.
applyFamily().catch(() => {});
