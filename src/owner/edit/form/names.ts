/** Labels of fields whose names in the files would tell an owner little: by name, or by group and name. */
const LABELS = new Map(
  Object.entries({
    accent: 'Your colour',
    alt: 'What the picture shows',
    blurb: 'What the company is',
    'calendar.from': 'First day',
    'calendar.to': 'Last day',
    changed: 'What has changed since the version before',
    cites: 'Sections of legal texts that say the same',
    claim: 'The fact whose source is shown at the end of the page',
    claims: 'Facts',
    'claims.date': 'Last checked on',
    'claims.due': 'To be checked again on',
    'claims.link': 'Where the source can be read',
    'claims.short': 'The words of the link to its source',
    closed: 'Why it is not served',
    color: 'Colour',
    cost: 'Cost, in rupees',
    counsel: 'Notes for counsel',
    'features.tab': 'The tab of the live demo',
    fri: 'Friday',
    gives: 'What the client gets',
    groceries: 'Groceries for a plate, in rupees',
    does: 'What happens',
    email: 'E-mail',
    image: 'Photograph',
    'items.mark': 'Food mark',
    lead: 'Introduction',
    leads: 'Shown under Leadership, beside the founder',
    linkedin: 'LinkedIn',
    'list.open': 'What is not settled yet',
    mark: 'Drawing',
    mon: 'Monday',
    more: 'The link to more',
    moreAbout: 'Where that link leads, for screen readers',
    navigation: 'Menu',
    'navigation.label': 'Name in the menu',
    non: 'With egg, fish or meat',
    none: 'If there are none',
    'office.hours': 'Office hours',
    'office.lines': 'Postal address',
    'office.map': 'Link to a map',
    numbered: 'The site numbers the paragraphs (1.1, 1.2); no tick where the wording has its own numbers',
    price: 'Price, in rupees',
    'phones.label': 'What it is for',
    redirects: 'Addresses of an earlier site',
    'registration.short': 'The registration in one line',
    sat: 'Saturday',
    serve: 'The button that serves lunch',
    searchConsole: 'Code of Google Search Console',
    settled: 'Our counsel has settled it',
    shows: 'The picture beside its name',
    social: 'Social profiles',
    suits: 'Who should ask for this',
    sun: 'Sunday',
    thu: 'Thursday',
    to: 'Where it leads',
    tue: 'Tuesday',
    untilNumber: 'Only until there is a registration number',
    updated: 'The day from which it applies',
    url: 'Web address',
    veg: 'Vegetarian',
    walletLimit: 'The most in a wallet, in rupees',
    wed: 'Wednesday',
    whatsapp: 'WhatsApp',
    who: 'Who does it',
    'work.to': 'Where it can be seen',
    whose: 'The words before it',
  }),
);

/** The label of a field: `pageTitle` becomes "Page title". A label of words.yaml is in words already. */
export function inWords(name: string, group = ''): string {
  const label = LABELS.get(`${group}.${name}`) ?? LABELS.get(name);
  if (label) return label;
  if (/[^\w-]/.test(name)) return name;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
