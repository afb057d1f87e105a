import type { Content } from '../../content/content.ts';
import { directionOf } from '../../content/language.ts';
import { colour } from '../../ui/styles/colours.ts';
import { ICONS } from './icons.ts';

const LARGE = ['icon-192', 'icon-512', 'icon-maskable-512'] as const;

/** The web manifest: name and looks on a phone's home screen. */
export function manifest({ company, site, home }: Content) {
  return {
    name: company.name,
    short_name: company.name,
    description: home.description,
    lang: site.language,
    dir: directionOf(site.language),
    start_url: '/',
    // With the browser's Back button: the pages have none.
    display: 'minimal-ui',
    background_color: colour('paper'),
    theme_color: colour('paper'),
    categories: ['business'],
    icons: LARGE.map((name) => ({
      src: `/${name}.png`,
      sizes: `${ICONS[name].size}x${ICONS[name].size}`,
      type: 'image/png',
      purpose: name.includes('maskable') ? 'maskable' : 'any',
    })),
  };
}
