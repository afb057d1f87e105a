/**
 * `npm run test:found`: what search engines, previews, home screens, language models and security people find on the
 * built site: heads, social pictures, structured data, sitemap, icons, Markdown twins and security.txt.
 */
import { checkIcons, checkSecurity, checkSitemap } from './found/files.ts';
import { checkHeads } from './found/head.ts';
import { checkStructuredData } from './found/structured-data.ts';
import { look } from './found/support.ts';
import { checkTwins } from './found/twins.ts';

const site = look();
site.demand(site.pages.length > 0, `${site.dir} holds no page. \`npm run build\` makes them.`);
await checkHeads(site);
checkStructuredData(site);
checkSitemap(site);
checkSecurity(site);
await checkIcons(site);
checkTwins(site);
site.conclude();
