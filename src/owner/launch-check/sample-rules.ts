import type { Text } from '../../content/reading/written.ts';
import { hasPattern } from '../../content/schemas/files.ts';
import type { Item } from './item.ts';

/** A field whose value an owner has to look at, and what is said while it is what the site was delivered with. */
export type Rule = {
  /** The file, with `*` for any name. */
  file: string;
  /** The field, with `*` for any entry; of a group, what stands below it belongs to it. */
  field: string;
  /**
   * Of a group: `any`, one item for it while any longer text below it is the sample's; `all`, while nothing in it has
   * changed. Without it the field is one text.
   */
  group?: 'any' | 'all';
  /** Of a group: the fields that count. The others are the same for everybody of whom the group is true. */
  only?: readonly string[];
  /** Whether the site should not be published with it. */
  blocks: boolean;
  /** Whether it may be right as it is, for this owner too. */
  keep?: Item['keep'];
  why: string;
  todo: string;
};

const identity = (field: string, why: string, todo: string): Rule => ({
  file: 'company.yaml',
  field,
  blocks: true,
  why,
  todo,
});
const words = (file: string, field: string, why: string, todo: string): Rule => ({
  file,
  field,
  blocks: false,
  keep: 'advised',
  why,
  todo,
});

const ANSWER = 'An answer to institutions as it was delivered. Buyers will hold you to it.';
const STATEMENT = 'Says that your company stands in a government register. This is the sample’s wording.';

/**
 * Which fields are a sample's. The rest of the copy any owner may keep. Country, menu and the hostel of the demo, which
 * stays invented, are no items.
 */
export const RULES: readonly Rule[] = [
  identity('name', 'The name of the sample company.', 'Write your company’s name.'),
  identity(
    'address',
    'The sample’s web address. Search engines would be sent to it.',
    'Write the address at which you publish, such as https://www.your-domain.in.',
  ),
  identity('email', 'The sample’s e-mail address. Nobody reads it.', 'Write an address that somebody reads.'),
  identity(
    'phone',
    'The sample’s phone number. Nobody answers it.',
    'Write the number on which you can be called.',
  ),
  identity('whatsapp', 'The sample’s WhatsApp number.', 'Write your own, or delete the line.'),
  identity(
    'social.*.url',
    'Leads to a network’s front page, not to your profile.',
    'Write your profile’s address, or delete the entry.',
  ),
  {
    ...identity('office', 'The sample’s office.', 'Write your own address and hours, or delete them.'),
    group: 'any',
  },
  {
    ...identity(
      'registration',
      STATEMENT,
      'If it is true of you, add your number under registration; if you would rather not show it, sign it as kept. ' +
        'If you are not registered, say what you are.',
    ),
    group: 'any',
    only: ['statement', 'short'],
    keep: 'advised',
  },
  ...['product', 'tagline', 'mission', 'blurb'].map((field) =>
    words(
      'company.yaml',
      field,
      'What the company says of itself, as it was delivered.',
      'Write your own words, or keep these.',
    ),
  ),
  {
    ...identity(
      'mark',
      'The mark of the sample company. It is the icon of every page and stands on every picture of a shared link.',
      'Put your own mark in its place; docs/content.md says how it has to be drawn.',
    ),
    file: 'mark.svg',
  },
  {
    ...identity('approvedBy', 'A fact that nobody of yours has approved: the name is the sample’s.', ''),
    file: 'claims.yaml',
    field: 'claims.*.approvedBy',
    todo: 'Check the fact and its source; then write your name, the day and the next review.',
  },
  {
    ...identity('name', 'A sample person. Everything in this file is invented.', ''),
    file: 'team/*.yaml',
    todo: 'Put a person of yours in the place, in every field, or delete the file.',
  },
  ...['description', 'work.text', 'image', 'linkedin'].map((field) => ({
    ...identity(field, 'Still what the sample says of its invented person.', 'Write what is true of yours.'),
    file: 'team/*.yaml',
  })),
  {
    ...words(
      'pages/about.yaml',
      'registration.points',
      'Tells buyers which payment rules apply to you, by law.',
      'Ask your counsel whether it is true of you; then sign it as kept, or change it.',
    ),
    group: 'any',
    blocks: true,
  },
  {
    ...words(
      'pages/about.yaml',
      'culture.rules',
      'Promises of how you work, as they were delivered. Visitors may hold you to them.',
      'Keep those that you do keep, and delete the others.',
    ),
    group: 'any',
  },
  {
    ...words(
      'products/messmate/page.yaml',
      'questions.list.*.answer',
      ANSWER,
      'Check it against your app and your contracts. Change it, delete it (the page then says that it is open), or ' +
        'sign it as kept.',
    ),
    blocks: true,
  },
  {
    ...words(
      'services/*.md',
      'terms',
      'Terms of this service as they were delivered.',
      'Write your own, delete those that are not settled (the page then says so), or sign them as kept.',
    ),
    group: 'any',
    blocks: true,
  },
  {
    ...words(
      'services/*.md',
      'process',
      'The steps of your work as they were delivered.',
      'Check that you do work so, and that the client does get this.',
    ),
    keep: 'offer',
    group: 'any',
  },
  {
    ...words(
      'services/*.md',
      'technologies',
      'Technologies as they were delivered.',
      'Delete what you don’t use, and add what you do.',
    ),
    keep: 'offer',
    group: 'all',
  },
];

/** The path that the names of a text make: entries of lists count as any. */
const patternOf = ({ path }: Text) =>
  path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');

/** The rules that speak of a text, each with the field that an item of it names. */
export function rulesFor(text: Text): { rule: Rule; field: string }[] {
  const own = RULES.filter(({ file }) => hasPattern(text.file, file));
  if (own.length === 0) return [];
  const pattern = patternOf(text);
  return own
    .filter(
      ({ field, group, only }) =>
        (!only || only.includes(String(text.path.at(-1)))) &&
        (pattern === field || (group && pattern.startsWith(`${field}.`))),
    )
    .map((rule) => ({ rule, field: rule.group ? rule.field : text.field }));
}
