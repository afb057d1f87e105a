/** What each page has to show and where its links lead, taken from the content that the site was built of. */
import { content, FEATURES, messmate, PRODUCT, UNKNOWN } from './support.ts';

const {
  company,
  contact,
  home,
  about,
  productsPage,
  products,
  teamPage,
  team,
  legal,
  notFound,
  services,
  words,
} = content;

/** What a service says of its terms, without the claim that they rest on. */
const said = ({ claim, ...terms }: NonNullable<(typeof services)[0]['terms']>) => Object.values(terms);

/** Words that a page shows to the letter, by its route. */
export const WORDS: Record<string, readonly string[]> = {
  '/': [
    home.mission.heading,
    home.research.title,
    home.development.title,
    home.services.heading,
    home.pitch.text,
    ...services.map(({ title }) => title),
  ],
  '/about': [about.focus.heading, ...about.focus.items.map(({ title }) => title), about.culture.heading],
  '/products': [
    ...products.flatMap(({ title, features }) => [title, ...features.map((feature) => feature.title)]),
    productsPage.end.heading,
  ],
  [PRODUCT]: [messmate.benefits.heading, messmate.soon.heading, messmate.action.heading],
  '/team': [
    teamPage.leadership,
    teamPage.design,
    teamPage.join.heading,
    ...team.flatMap(({ name, role, work }) => [name, role, ...(work ? [work.text] : [])]),
    ...teamPage.positions.flatMap(({ title, place, text }) => [title, place, text]),
  ],
  '/contact': [
    company.email,
    company.phone,
    ...(company.office ? [...company.office.lines, company.office.hours ?? ''] : []),
    ...contact.say.items.flatMap(({ title, text }) => [title, text]),
    contact.messages.demo.subject,
    ...contact.messages.demo.text.split('\n').filter(Boolean),
  ],
  ...Object.fromEntries(legal.map(({ path, clauses }) => [path, clauses.map(({ title }) => title)])),
  ...Object.fromEntries(
    services.map(({ path, process, terms, shows }) => [
      path,
      [
        ...process.map(({ title }) => title),
        ...(shows ? [words.service.artefacts[shows].title] : []),
        ...(terms ? [words.service.terms.heading, ...said(terms), words.unsettled] : []),
      ],
    ]),
  ),
  [UNKNOWN]: [notFound.heading],
};

/** Where buttons and links lead. */
export const LINKS: readonly (readonly [route: string, name: string, to: RegExp])[] = [
  ['/', home.buttons.more, /^\/about$/],
  ['/', home.buttons.contact, /^\/contact$/],
  ['/', home.products.button, /^\/products$/],
  ['/', home.pitch.button, /^\/products\/messmate#attendance$/],
  ['/', home.field.press, /^\/products\/messmate#attendance$/],
  ...services.map(({ title, path }) => ['/', title, new RegExp(`^${path}$`)] as const),
  ...products.map(
    ({ title, link }) =>
      [
        '/products',
        `${productsPage.more} ${productsPage.moreAbout.replace('{title}', title)}`,
        new RegExp(`^${link}$`),
      ] as const,
  ),
  // The features whose drawing is the product's own lead to their tabs, in the order of the tabs.
  ...(products.find(({ link }) => link === PRODUCT)?.features ?? [])
    .slice(0, FEATURES.length)
    .map(({ title }, i) => ['/products', title, new RegExp(`^${PRODUCT}#${FEATURES[i]}$`)] as const),
  ['/products', productsPage.tryIt, /^\/products\/messmate#attendance$/],
  ['/products', productsPage.end.demo, /^mailto:[^?]+\?subject=.+&body=.+/],
  [PRODUCT, messmate.demo.button, /^mailto:[^?]+\?subject=.+&body=.+/],
  [PRODUCT, messmate.demo.sales, /^\/contact$/],
  ['/team', teamPage.connectFounder, /^https:/],
  ['/team', teamPage.join.positions, teamPage.positions.length > 0 ? /^#/ : /^mailto:/],
  ['/team', teamPage.join.culture, new RegExp(`^/about#${about.culture.id}$`)],
  ...team.flatMap(({ work }) =>
    work?.link ? [['/team', work.link.label, new RegExp(`^${work.link.to}$`)] as const] : [],
  ),
  ...services.map(({ path }) => [path, words.service.contact, /^mailto:[^?]+\?subject=.+&body=.+/] as const),
  ['/contact', company.email, /^mailto:/],
  ['/contact', company.phone, /^tel:\+\d+$/],
  ['/contact', contact.messages.mail, /^mailto:[^?]+\?subject=.+&body=.+/],
  ['/contact', contact.messages.whatsapp, /^https:\/\/wa\.me\/\d+\?text=.+/],
  [UNKNOWN, notFound.home, /^\/$/],
  [UNKNOWN, messmate.hero.heading, /^\/products\/messmate$/],
];
