import type { AboutWords } from '../../../content/schemas/pages.ts';
import { Part } from './Part.tsx';
import { Rows } from './Rows.tsx';

/** How the company works: rules that it may be held to. The team page's culture button leads here. */
export function Culture({ words }: { words: AboutWords['culture'] }) {
  return (
    <Part id={words.id} heading={words.heading}>
      <Rows items={words.rules}>{words.lead}</Rows>
    </Part>
  );
}
