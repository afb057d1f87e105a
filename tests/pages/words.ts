/** The words that the specification fixes, literally, and where its buttons lead. */
import { content, escaped, PRODUCT, UNKNOWN } from './support.ts';

/** Words that the specification fixes, by the route on which they stand. */
export const WORDS: Record<string, readonly string[]> = {
  '/': ['Mission', 'Research', 'Development', 'Our Services', 'Mobile App Development', 'Web Development'],
  '/about': ['Focus Areas'],
  '/products': ['Learn More'],
  [PRODUCT]: ['QR Attendance', 'Mess Analytics', 'Digital Tuckshop', 'Request Demo', 'Contact Sales'],
  '/team': ['Leadership', 'Founder, CEO & CTO', 'UI/UX Designer', 'Design Team', 'Join Our Growing Team'],
  '/contact': [content.company.email, content.company.phone],
  '/legal/privacy-policy': ['May 13, 2025'],
  '/legal/terms-of-service': [
    'September 23, 2025',
    'Student',
    'Staff',
    'Admin',
    'Institute Admin',
    'Security Guard',
  ],
  [UNKNOWN]: ['Oops! Page not found'],
};

/** Words of the specification that stand inside a sentence, or in other capitals. */
export const PHRASES: Record<string, readonly RegExp[]> = {
  '/': [
    /AI & ML Solutions/,
    /Product Prototyping/,
    /developing|develop scalable tech products that improve lives/,
  ],
  '/about': [
    /mobile and web application development/i,
    /full-stack Android and iOS development/i,
    /research and development in AI and machine learning/i,
    /product prototyping and design/i,
    /micro-enterprise/i,
  ],
  [PRODUCT]: [
    /up to\s+30\s*%/i,
    /hostel management module/i,
    /student transfers/i,
    /maintenance requests/i,
    /announcements/i,
    /online fee payments/i,
    /student feedback system/i,
    /meals and services/i,
    /sample data/i,
  ],
  '/contact': [new RegExp(`${escaped(content.company.name)}\\s${escaped(content.company.country)}`)],
  '/legal/privacy-policy': [/2016/, /ten days/i, /never collected/i, /payment partner/i, /India/],
  '/legal/terms-of-service': [/EULA/, /CSV/, /confidential/i],
};

/** Where buttons and links lead. */
export const LINKS: readonly (readonly [route: string, name: string, to: RegExp])[] = [
  ['/', 'Learn More', /^\/about$/],
  ['/', 'Contact Us', /^\/contact$/],
  ['/', 'View Our Products', /^\/products$/],
  ...content.services.map(({ title, path }) => ['/', title, new RegExp(`^${path}$`)] as const),
  ['/products', 'Learn More', /^\/products\/messmate$/],
  [PRODUCT, 'Request Demo', /^mailto:[^?]+\?subject=.+&body=.+/],
  [PRODUCT, 'Contact Sales', /^\/contact$/],
  ['/team', 'Connect on LinkedIn', /^https:/],
  ['/team', 'View Open Positions', /^(mailto:|#)/],
  ['/team', 'Learn About Our Culture', /^\/about#/],
  ['/contact', content.company.email, /^mailto:/],
  ['/contact', content.company.phone, /^tel:\+\d+$/],
  [UNKNOWN, 'Return to Home', /^\/$/],
];
