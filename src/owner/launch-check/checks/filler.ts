import type { Text, Written } from '../../../content/reading/written.ts';
import type { Finding } from '../item.ts';

/** What a template asks for. */
const FIELD =
  '(?:name|address|number|text|title|description|photo|picture|image|logo|link|url|e-?mail|phone|date|year|amount|price|city|company|designation|jurisdiction)';
const ASKING = '(?:insert|your|add|enter|fill in|type|write|replace|put)';
/** Words in square brackets before an address are a link. */
const NO_LINK = '(?![(\\[])';

/** Filler where nothing else stands. */
const ALONE = [
  '(?:placeholder|dummy|sample|filler)(?: text)?',
  '(?:text|content|details|copy) to (?:follow|be (?:added|provided))',
  'to be (?:added|written|decided)',
  'click (?:here )?to edit|edit this text',
  'dd([/.-])mm\\1yyyy',
  'tb[ad]',
];

/** Words of several languages, such as todo, count in capitals only, or where nothing else stands. */
const FILLER: readonly RegExp[] = [
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b|\b(?:FIXME|TKTK)\b|\bUDYAM-XX\b/i,
  // Three underscores alone are a line across.
  /_{4,}|(?!^_+$)_{3}|\.{6,}|\b20XX\b|\bXX(?:[/-]XX\b| ?%)|\[\s*(?:[●•_]|xx)\s*\]/m,
  // A name may be TBA House.
  /\b(?:TBD|TBA)\b(?! [A-Z][a-z])|^\W*(?:\S+ ){0,3}TBC\W*$|(?:[[(:–—-]\s*|\b(?:is|are|be|still)\s+)TBC(?=\s*(?:$|[\]).,;]))/m,
  /^\W*todo\W*$|[[(<]\s*todo\b|^\W*todo:/im,
  // Digits behind are the rest of a masked number: XXXX XXXX 1234.
  /(?<!x[ -]?)\bx{3,}(?:[ -]x{3,})*\b(?![ -]?[\dx])/i,
  /(?<![\p{L}\p{M}\p{N}?])\?{3,}/u,
  new RegExp(
    `^(?:${ASKING} )?(?:(?:the|your|some) )?(?:\\w+ )?(?:content|copy|heading|tagline|${FIELD}) (?:goes )?here\\W*$`,
    'im',
  ),
  new RegExp(`^\\W*(?:${ALONE.join('|')})\\W*$`, 'im'),
  /\byour (?:own )?(?:text|title|logo|image|content|copy|company) here\b|^\W*your company(?: name)?\W*$/im,
];

/**
 * The gaps of templates. Sentences have round brackets too, so there only what cannot be one counts: `(insert name)`, not
 * `(insert the card)`.
 */
const GAPS: readonly RegExp[] = [
  new RegExp(`<${ASKING}\\b(?!-)[^>]*>|<(?:\\w+ )?${FIELD}>`, 'i'),
  new RegExp(`\\[${ASKING}\\b(?!-)[^\\]]*\\]${NO_LINK}`, 'i'),
  new RegExp(`\\[(?!(?:the|this|that|its|their|our|a) )(?:\\w+ ){0,2}${FIELD}(?: here)?\\]${NO_LINK}`, 'i'),
  new RegExp(
    `\\[(?:${FIELD}(?: and \\w+)? of|name and) [^\\]]+\\]${NO_LINK}|\\[[^\\]]+['’]s ${FIELD}\\]${NO_LINK}`,
    'i',
  ),
  new RegExp(
    `\\((?:insert|fill in|add|enter|type|write) (?:(?:the|a|an|your|our) )?(?:\\w+ ){0,2}${FIELD}\\)`,
    'i',
  ),
  new RegExp(
    `\\((?:insert|fill in) (?:what|who|where|when|how)\\b[^)]*\\)|\\(${ASKING}\\b[^)]* here\\)`,
    'i',
  ),
  /\(your (?:(?:company|institute|full) )?name\)|\(your (?:company|text|address|city|title|e-?mail)\)|\(insert\)/i,
  /\[(?:आपक[ाीे]|अपन[ाीे]|नाम|पता|तारीख़?|दिनांक|कंपनी|संस्था|यहाँ|यहां)[^\]]*\](?![([])/,
  /[[(<][^\])>]*(?:यहाँ|यहां)[^\])>]*(?:लिखें|लिखिए|भरें|डालें|जोड़ें)[^\])>]*[\])>]/,
];

/** A ready-written message has gaps for its writer. */
const isLetter = ({ file, path }: Text) => file === 'pages/contact.yaml' && path[0] === 'messages';

/** Elsewhere the word in capitals is a note; in these languages it means all. */
const TODO = /\bTODO\b/;
const HAVE_TODO = /^(?:es|pt|gl)\b/;

/** Filler, and notes to replace it later. */
export function filler({ sources }: Written): (text: Text) => Finding | undefined {
  const language = String(Object(sources.get('site.yaml')?.data).language);
  const always = HAVE_TODO.test(language) ? FILLER : [...FILLER, TODO];
  return (text) => {
    const kinds = isLetter(text) ? always : [...always, ...GAPS];
    const { isLink, value } = text;
    const words = isLink ? undefined : kinds.map((kind) => kind.exec(value)?.[0]).find(Boolean);
    if (!words) return undefined;
    const why = 'Filler, or a note that something is still to be written.';
    return { code: 'placeholder', words, why, todo: 'Write the text, or delete it.', blocks: true };
  };
}
