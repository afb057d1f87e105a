import { enhanceMenu } from '../../ui/Header/enhance-menu.ts';
import './notices.ts';
import { applyFamily } from './font-family.ts';

// The page may be read in a later year than it was built. The build's year is the minimum, because a device's clock may be
// wrong.
const yearElement = document.querySelector('[data-year]') as HTMLElement;
const updateYear = () => {
  yearElement.textContent = `${Math.max(Number(yearElement.textContent), new Date().getFullYear())}`;
};
updateYear();
addEventListener('focus', updateYear);

enhanceMenu();
// If the fonts fail to load, the page keeps the fallback.
applyFamily().catch(() => {});
