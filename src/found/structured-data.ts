import type {
  BreadcrumbList,
  Graph,
  Organization,
  Person,
  Service,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Content } from '../content/read.ts';
import type { FoundPage } from './pages.ts';

/**
 * What a search engine is told of a page, in the vocabulary of schema.org: where the page stands, and the one thing
 * that it is about. Kept short, because it travels in the document: what stands once on the home page (the company)
 * is named by its `@id` elsewhere. Nothing is claimed that the page does not show: no ratings and no prices.
 */
export function structuredData(content: Content, page: FoundPage): Graph {
  const things: Thing[] = [...subjectsOf(content, page)];
  if (page.above.length > 0) things.push(breadcrumbs(content, page));
  return { '@context': 'https://schema.org', '@graph': things };
}

const at = ({ company }: Content, path: string) => new URL(path, company.address).href;
const companyId = (content: Content) => at(content, '/#company');

function breadcrumbs(content: Content, { above, name }: FoundPage): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    // The last step is the page itself, whose address need not be said.
    itemListElement: [...above, { name, path: undefined }].map((step, i) => ({
      '@type': 'ListItem' as const,
      position: i + 1,
      name: step.name,
      ...(step.path === undefined ? {} : { item: at(content, step.path) }),
    })),
  };
}

function subjectsOf(content: Content, page: FoundPage): Thing[] {
  const { company, home, team } = content;
  const service = content.services.find(({ path }) => path === page.path);
  if (service) return [serviceOf(content, page, service.title)];
  switch (page.path) {
    case '/':
      return [
        {
          '@type': 'WebSite',
          name: company.name,
          url: at(content, '/'),
          inLanguage: 'en-IN',
          publisher: { '@id': companyId(content) },
        } satisfies WebSite,
        organization(content, home.description),
      ];
    case '/contact':
      return [organization(content)];
    case '/team':
      return team.map(
        ({ name, role, linkedin }): Person => ({
          '@type': 'Person',
          name,
          jobTitle: role,
          sameAs: linkedin,
          worksFor: { '@id': companyId(content) },
        }),
      );
    case '/products/messmate':
      return [
        {
          '@type': 'SoftwareApplication',
          name: page.name,
          url: at(content, page.path),
          description: page.description,
          applicationCategory: 'BusinessApplication',
          publisher: { '@id': companyId(content) },
        } satisfies SoftwareApplication,
      ];
    default:
      return [];
  }
}

function organization(content: Content, description?: string): Organization {
  const { company } = content;
  return {
    '@type': 'Organization',
    '@id': companyId(content),
    name: company.name,
    url: at(content, '/'),
    logo: at(content, '/icon-512.png'),
    ...(description ? { description } : {}),
    email: company.email,
    telephone: company.phone.replace(/\s/g, ''),
    address: { '@type': 'PostalAddress', addressCountry: company.country },
    sameAs: company.social.map(({ url }) => url),
  };
}

function serviceOf(content: Content, page: FoundPage, name: string): Service {
  return {
    '@type': 'Service',
    name,
    url: at(content, page.path),
    description: page.description,
    provider: { '@id': companyId(content) },
  };
}

/** As text for a script element: no `</script>` in a company's name can end it. */
export const asScript = (data: Graph): string => JSON.stringify(data).replace(/</g, '\\u003c');
