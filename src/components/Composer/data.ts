import type { ContactWords } from '../../schemas/pages.ts';

/** What a message can tell, in the order of the fields. */
export const FIELDS = [
  'institution',
  'city',
  'residents',
  'messes',
  'tools',
  'have',
  'want',
  'by',
  'time',
  'number',
] as const;
export type Field = (typeof FIELDS)[number];

/** What a message can be about. */
export type Topic = { id: string; about: string; subject: string; opening: string; asks: readonly Field[] };

/** What the composer is told. It stands in the contact page, and travels with the script of the product page's window. */
export type ComposerData = {
  email: string;
  whatsapp: string | undefined;
  newTab: string;
  close: string;
  words: ContactWords['composer'];
  /** At least one. */
  topics: readonly Topic[];
  tools: readonly { id: string; label: string }[];
};

/** The lines of a message in which nothing has been filled in yet. */
export const blanks = ({ asks }: Topic, { fields }: ContactWords['composer']) =>
  asks.map((field) => ({ label: fields[field], value: '' }));

export type Props = Record<string, string | number | boolean | undefined>;
/** Makes an element: React's `createElement` for the document, `element` in the browser. */
export type Make<Made> = (
  tag: string,
  props: Props | null,
  ...children: (Made | string | false | undefined)[]
) => Made;
