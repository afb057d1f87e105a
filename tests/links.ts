/**
 * `npm run test:links`: follows every link inside the site, from every page, fragments and assets included.
 * The site's own absolute addresses (canonical, social pictures) are followed here too; other sites are not.
 */
import { followLinks } from './follow-links.ts';
import { conclude, openSite } from './site.ts';

const site = await openSite();
const { followed, pages, skipped, failures } = await followLinks(site);
await site.close();
console.log(`${followed} addresses followed on ${pages} pages; ${skipped} elsewhere left alone.`);
conclude(followed, failures);
