import type { Graph, Organization, Thing } from 'schema-dts';
import type { Content } from '../../content/content.ts';
import { formatForDialling, isSamplePhone } from '../../content/language/phone.ts';
import type { Page } from '../../content/routes.ts';
import { isFrontPage, isSampleEmail } from '../../content/schemas/company.ts';

/**
 * Describes a page in the vocabulary of schema.org: breadcrumbs and, for some pages, the subject and the company. It omits
 * facts that no page shows, and sample values such as a phone number of zeros.
 */
export function describePage(content: Content, page: Page): Graph {
  const things = describeSubjects(content, page);
  const breadcrumbs = [
    ...page.pagesAbove.map(({ name, path }) => ({ name, item: absoluteUrl(content, path) })),
    { name: page.name },
  ];
  if (breadcrumbs.length > 1)
    things.push({
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map((crumb, i) => ({ '@type': 'ListItem', position: i + 1, ...crumb })),
    });
  return { '@context': 'https://schema.org', '@graph': things };
}

const absoluteUrl = ({ company }: Content, path: string) => new URL(path, company.address).href;
const companyId = (content: Content) => absoluteUrl(content, '/#company');

function describeSubjects(content: Content, page: Page): Thing[] {
  const url = absoluteUrl(content, page.path);
  const pageFacts = { name: page.name, url, description: page.description };
  const companyRef = { '@id': companyId(content) };
  const company = describeCompany(content);
  const { name } = content.company;
  switch (page.key) {
    case 'home':
      return [
        { '@type': 'WebSite', name, url, inLanguage: content.site.language, publisher: companyRef },
        { ...company, description: content.home.description },
      ];
    case 'contact':
      return [company];
    case 'teamPage':
      return [
        ...content.team.map(({ name, role, linkedin }) => ({
          '@type': 'Person' as const,
          name,
          jobTitle: role,
          ...(linkedin && describeProfiles([linkedin])),
          worksFor: companyRef,
        })),
        company,
      ];
    case 'messmate': {
      const applicationCategory = 'BusinessApplication';
      return [
        { '@type': 'SoftwareApplication', ...pageFacts, applicationCategory, publisher: companyRef },
        company,
      ];
    }
    case 'services':
      return [{ '@type': 'Service', ...pageFacts, provider: companyRef }, company];
    default:
      return [];
  }
}

function describeCompany(content: Content): Exclude<Organization, string> {
  const { name, email, phones, office, country, social } = content.company;
  const telephone = phones
    .filter(({ number }) => !isSamplePhone(number))
    .map(({ number }) => formatForDialling(number, country));
  return {
    '@type': 'Organization',
    '@id': companyId(content),
    name,
    url: absoluteUrl(content, '/'),
    logo: absoluteUrl(content, '/icon-512.png'),
    ...(isSampleEmail(email) ? {} : { email }),
    ...(telephone.length > 0 && { telephone }),
    // Opening hours are left out: ours are free text, and schema.org wants days and times.
    address: {
      '@type': 'PostalAddress',
      ...(office && { streetAddress: office.lines.join(', ') }),
      addressCountry: country,
    },
    ...describeProfiles(social.map(({ url }) => url)),
  };
}

/** Omits links to a network's front page, which are sample values. */
function describeProfiles(addresses: string[]): { sameAs?: string[] } {
  const profileUrls = addresses.filter((address) => !isFrontPage(address));
  return profileUrls.length > 0 ? { sameAs: profileUrls } : {};
}

/** Writes data for a script element, escaped so that no `</script>` in a text can end the element. */
export const escapeForScript = (data: Graph): string => JSON.stringify(data).replace(/</g, '\\u003c');
