/** Labels of fields whose names in the files would tell an owner little: by name, or by group and name. */
const LABELS = new Map(
  Object.entries({
    accent: 'Your colour',
    again: 'The button to try again',
    alt: 'What the picture shows',
    asOf: 'You checked it on',
    away: 'Per cent who go home',
    blurb: 'What the company is',
    'calendar.from': 'First day',
    'calendar.to': 'Last day',
    capacity: 'Room on the shelf',
    changed: 'What has changed',
    claim: 'The fact whose source is shown at the end of the page',
    claims: 'Facts',
    'claims.date': 'Last checked on',
    'claims.due': 'To be checked again on',
    'claims.link': 'Where the source can be read',
    'claims.short': 'The words of the link to its source',
    'claims.text': 'The fact, in a sentence',
    closed: 'Why it is not served',
    color: 'Colour',
    cost: 'Cost, in rupees',
    curve: 'How many come, each five minutes',
    cylinderGrams: 'Gas in a cylinder, in grams',
    'features.tab': 'The tab of the live demo',
    fri: 'Friday',
    gives: 'What the client gets',
    gramsPerPlate: 'Gas for a plate, in grams',
    groceries: 'Groceries for a plate, in rupees',
    does: 'What happens',
    email: 'E-mail',
    held: 'It is kept; without a tick it is never collected',
    heap: 'What lies heaped',
    icon: 'Drawing',
    image: 'Photograph',
    'items.mark': 'Food mark',
    lead: 'Introduction',
    leads: 'Shown under Leadership, beside the founder',
    leftWithForecast: 'Of a hundred plates left over, how many the forecast leaves',
    likes: 'How often it is chosen, beside the others',
    linkedin: 'LinkedIn',
    'list.open': 'What is not settled yet',
    mark: 'Drawing',
    missingLetters: 'Letters that no font has',
    mon: 'Monday',
    more: 'The link to more',
    moreAbout: 'Where that link leads, for screen readers',
    navigation: 'Menu',
    'navigation.label': 'Name in the menu',
    non: 'With egg, fish or meat',
    none: 'If there are none',
    oddDays: 'Per cent who leave on any day',
    'office.hours': 'Office hours',
    'office.lines': 'Postal address',
    orders: 'Orders in each hour',
    plainWords: 'Each clause begins with its plain words, as a quotation',
    plateGrams: 'Food on a plate, in grams',
    price: 'Price, in rupees',
    pricing: 'How it is priced',
    readAt: 'The time that the pages show',
    'registration.short': 'The registration in one line',
    'registration.statement': 'The registration in a sentence',
    renewal: 'Its version',
    reorder: 'Low at',
    reserve: 'Plates left when cooking by habit',
    sat: 'Saturday',
    seed: 'A number that invents another hostel',
    sales: 'The button to sales',
    serve: 'The button that serves lunch',
    settled: 'Our counsel has settled it',
    shift: 'Change of the turnout',
    shows: 'The picture beside its name',
    slots: 'When fresh food comes',
    social: 'Social profiles',
    stock: 'On the shelf in the morning',
    strictTransport: 'Opened by https only',
    suits: 'Who should ask for this',
    sun: 'Sunday',
    'terms.code': 'Whose code it is',
    thu: 'Thursday',
    to: 'Where it leads',
    tue: 'Tuesday',
    untilNumber: 'Only until there is a registration number',
    url: 'Web address',
    veg: 'Vegetarian',
    walletLimit: 'The most in a wallet, in rupees',
    warranty: 'What is fixed free of charge',
    wed: 'Wednesday',
    weeks: 'How long it takes',
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

/** A file's name ends with a whole word, unless there is only one. */
const MAX_LETTERS = 50;
const ENDS_WITH_A_WORD = /^.{1,50}(?=-)/;

/** A name for a file or an anchor: small letters, digits and hyphens. */
export function slugOf(words: string): string {
  const slug = words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return slug.length > MAX_LETTERS ? (ENDS_WITH_A_WORD.exec(slug)?.[0] ?? slug.slice(0, MAX_LETTERS)) : slug;
}
