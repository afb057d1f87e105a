/** The live demo's data, from the content. */
import { expect, test } from 'vitest';
import { REAL } from '../../../tests/content.ts';
import type { Content } from '../../content/content.ts';
import { readContent } from '../../content/reading/read.ts';
import { demoData } from '../../content/reading/vite.ts';
import type { DemoData } from './context.ts';

const content = readContent(REAL);
// A type error if the content's data does not fit the demo.
demoData satisfies (content: Content) => DemoData | null;

const versionOf = (change: Partial<Content> = {}) => demoData({ ...content, ...change })?.version;

test("the hostel's version changes with its plan, and not with words", () => {
  const { hostel, interfaceWords } = content;
  const now = versionOf();
  expect(now).toMatch(/^[\w-]{8}$/);
  const replanned = versionOf({ hostel: { ...hostel, seed: hostel.seed + 1 } });
  expect(replanned, 'Another hostel stored by a browser would be taken for this one.').not.toBe(now);
  const reworded = versionOf({
    interfaceWords: { ...interfaceWords, copyright: `${interfaceWords.copyright}.` },
  });
  expect(reworded, 'A visitor would lose the demo to a change of words.').toBe(now);
});
