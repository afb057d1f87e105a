import type { Values } from './api.ts';

/** Where a page calls the section of a field otherwise than the field. */
export const SECTIONS: Record<string, string> = {
  research: 'mission',
  development: 'mission',
  end: 'try',
  demo: 'messmate',
  leadership: 'team-leadership',
  design: 'team-design',
  join: 'team-join',
  card: 'contact-card',
};

/** The part of the page on which a field stands, by the id of its element in the form: an entry's own, or its section. */
export function anchorOf(id: string, data: Values): string {
  const keys = id.replace(/^f\.?/, '').split('.');
  let anchor = SECTIONS[keys[0] ?? ''] ?? keys[0] ?? '';
  let value: unknown = data;
  for (const key of keys) {
    value = (value as Values | undefined)?.[key];
    const own = (value as Values | undefined)?.['id'];
    if (typeof own === 'string' && /^[a-z][\w-]*$/.test(own)) anchor = own;
  }
  return anchor;
}
