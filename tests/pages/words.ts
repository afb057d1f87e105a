/** What each page of the tests' company shows, and where its links lead, as a visitor reads it. */
import { PRODUCT, UNKNOWN } from './support.ts';

/** By route. Links are below, the letters of /contact in contact.spec.ts. */
export const WORDS: Record<string, readonly string[]> = {
  '/': ['Mission', 'Research', 'Development', 'What we do for others', 'Tiffinwise for the hostel mess'],
  '/about': ['Focus Areas', 'Full-stack Android and iOS development', 'How we work', 'State the error'],
  '/products': ['One page a day'],
  [PRODUCT]: ['Benefits', 'Coming soon', 'Ask for a demo'],
  '/team': [
    'Leadership',
    'Ananya Rao',
    'Founder, CEO & CTO',
    'the plates of a whole term, counted by hand',
    'Design Team',
    'Join Our Growing Team',
    'Somebody who counts',
    'Remote, India',
    'You count what others guess.',
  ],
  '/contact': ['2 Quill Lane, Fern Yard', 'Tuesday to Saturday, 9:30 to 17:00'],
  '/legal/privacy-policy': ['What this policy covers', 'Security', 'Whom to ask'],
  '/legal/terms-of-service': ['Terms of use (EULA)', 'Agreement', 'Roles', 'Law and changes'],
  '/services/mobile-app-development': [
    'Watch the work',
    'A short report with the tasks, the phones and the weak spots',
    'A pass',
    'Jetpack Compose',
  ],
  '/services/web-development': [
    'List who comes for what',
    'One thing to try on it',
    'Terms',
    'Nobody has decided this: ask',
  ],
  '/services/ai-ml-solutions': [
    'Count before modelling',
    'The baseline, its error, and a decision to go on or stop',
    'Our guess is off by',
    'By the plate that was guessed right.',
  ],
  '/services/product-prototyping': ['You try it.', 'A decision', 'Card', 'Pencil'],
  [UNKNOWN]: ['Oops! Page not found'],
};

const MESSAGE = /^mailto:[^?]+\?subject=.+&body=.+/;

/** Where buttons and links lead. */
export const LINKS: readonly (readonly [route: string, name: string, to: RegExp])[] = [
  ['/', 'Learn More', /^\/about$/],
  ['/', 'Contact Us', /^\/contact$/],
  ['/', 'View Our Products', /^\/products$/],
  ['/', 'Serve one meal', /^\/products\/messmate#attendance$/],
  ['/', 'Mobile App Development', /^\/services\/mobile-app-development$/],
  ['/', 'Web Development', /^\/services\/web-development$/],
  ['/', 'Forecasts & models', /^\/services\/ai-ml-solutions$/],
  ['/', 'Prototypes', /^\/services\/product-prototyping$/],
  ['/products', 'Learn More about Tiffinwise', /^\/products\/messmate$/],
  ['/products', 'Learn More about Ledger', /^https:\/\/ledger.example\/$/],
  ['/products', 'QR code meal attendance', /^\/products\/messmate#attendance$/],
  ['/products', 'Mess analytics dashboard', /^\/products\/messmate#analytics$/],
  ['/products', 'Digital tuckshop', /^\/products\/messmate#tuckshop$/],
  ['/products', 'See it at work', /^\/products\/messmate#attendance$/],
  ['/products', 'Show me', MESSAGE],
  [PRODUCT, 'Request Demo', MESSAGE],
  [PRODUCT, 'Contact Sales', /^\/contact#offer$/],
  ['/team', 'Connect on LinkedIn', /^https:/],
  ['/team', 'View Open Positions', /^#positions$/],
  ['/team', 'Learn About Our Culture', /^\/about#culture$/],
  ['/team', 'the plates of a whole term', /^\/products\/messmate#analytics$/],
  ['/contact', 'post@quillfern.example', /^mailto:/],
  ['/contact', '+91 11111 11111', /^tel:\+\d+$/],
  ['/contact', 'Begin a mail', MESSAGE],
  ['/contact', 'Into WhatsApp', /^https:\/\/wa\.me\/\d+\?text=.+/],
  [UNKNOWN, 'Return to Home', /^\/$/],
  [UNKNOWN, 'Tiffinwise', /^\/products\/messmate$/],
];
