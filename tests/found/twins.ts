import { type Look, unescaped } from './support.ts';

/** Words without marks and spaces, so that Markdown and HTML can be compared. */
const bare = (text: string) => text.replace(/[\\*_`#|[\]()<>\s-]/g, '');

/** A page may say where a line breaks; whoever copies from a text would copy that too. */
const BREAK = /\u200b/g;

const wordsOf = (html: string) => bare(unescaped(html.replace(/<[^>]*>/g, '')).replace(BREAK, ''));

/** Every page has a Markdown twin that says the same, and `llms.txt` leads to each. */
export function checkTwins({ content, pages, demand, read, pathOf }: Look): void {
  const llms = read('llms.txt');
  demand(llms.startsWith(`# ${content.company.name}\n\n> `), 'llms.txt begins with a name and a quotation.');
  const links = [...llms.matchAll(/^- \[[^\]]+\]\((\S+?)\): \S/gm)].map(([, address]) => pathOf(address));
  for (const { route, html } of pages) {
    const file = `${route.slice(1) || 'index'}.md`;
    demand(links.includes(`/${file}`), `llms.txt does not lead to ${file}.`);
    const twin = read(file);
    if (twin === '') continue;
    const broken = twin.split('\n').filter((line) => line.match(BREAK));
    demand(
      broken.length === 0,
      `${file} holds U+200B, which nobody sees and everybody copies: ${JSON.stringify(broken.join(' ').replace(BREAK, '<U+200B>'))}. Leave it out in src/found/twins.ts.`,
    );
    const main = (/<main\b.*?<\/main>/s.exec(html)?.[0] ?? '').replace(/<template\b.*?<\/template>/gs, '');
    const headings = [...main.matchAll(/<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs)].map(([, tag = '', words = '']) => ({
      mark: '#'.repeat(Number(tag[1])),
      words: wordsOf(words),
    }));
    const inTwin = [...twin.matchAll(/^\s*(?:[-\d.]+\s+)?(#+) (.*)$/gm)].map(([, mark, line = '']) => ({
      mark,
      words: bare(line.replace(/\]\([^)]*\)/g, ']')),
    }));
    demand(
      JSON.stringify(inTwin) === JSON.stringify(headings),
      `${file} has other headings than its page: ${difference(headings, inTwin)}. See src/found/twins.ts.`,
    );
    const text = bare(twin.replace(/\]\([^)]*\)/g, ']'));
    const lost = [...main.matchAll(/<(p|td|th|li|dd|dt|figcaption)\b[^>]*>([^<]+)<\/\1>/g)]
      .filter(([element]) => !/aria-hidden/.test(element))
      .map(([, , words = '']) => words)
      .filter((words) => !text.includes(wordsOf(words)));
    demand(lost.length === 0, `${file} lacks words of its page: "${lost.join('", "')}".`);
    demand(!/<\/?[a-z]+[\s>]/.test(twin.replace(/<https:[^>]*>/g, '')), `${file} holds HTML.`);
    const relative = [...twin.matchAll(/\]\((?!https:|mailto:|tel:)([^)]*)\)/g)].map(([, to]) => to);
    demand(
      relative.length === 0,
      `${file} has links that lead nowhere from elsewhere: ${relative.join(', ')}.`,
    );
  }
}

/** The first headings in which two lists differ. */
function difference(a: { words: string }[], b: { words: string }[]): string {
  const at = a.findIndex(({ words }, i) => words !== b[i]?.words);
  return `"${a[at]?.words ?? 'nothing'}" against "${b[at]?.words ?? 'nothing'}"`;
}
