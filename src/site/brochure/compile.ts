import { createRequire } from 'node:module';

/** A finished PDF, and how many pages it has. */
export type Pdf = { bytes: Buffer; pages: number };

/** What is used here of Typst's compiler, whose binaries come without types. */
type Compiler = {
  compile(order: { mainFileContent: string; inputs: Record<string, string> }): {
    result: { numOfPages: number } | null;
    takeError(): unknown;
  };
  fetchDiagnostics(error: unknown): unknown;
  pdf(document: object, settings: { pdfStandard: string; creationTimestamp: number }): Buffer;
};
type Typst = { NodeCompiler: { create(settings: { fontArgs: { fontBlobs: Buffer[] }[] }): Compiler } };

/** The systems for which the registry has the compiler: each is an optional dependency in package.json. */
const SYSTEMS = ['linux-x64-gnu', 'linux-x64-musl'];

/** The compiler for this machine; none where npm has left it out, for there is none. */
function load(): Typst | undefined {
  const require = createRequire(import.meta.url);
  for (const system of SYSTEMS) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${system}`);
    } catch {
      // Another system's.
    }
  }
  return undefined;
}

const typst = load();

/** Whether PDFs can be set on this machine. */
export const canSetPdfs = typst !== undefined;

/**
 * Sets a PDF: tagged, to the letter of PDF/UA-1, which the compiler checks. The only place that knows Typst's compiler.
 * @param template Typst markup; it reads `data` from its inputs, so that no word of the owner's is ever markup
 * @param fonts the only fonts that it may use, as TrueType
 * @param moment in whole seconds: the time of creation that the file tells
 * @throws with the compiler's own words where the template or the data cannot be set, or where there is no compiler
 */
export function compilePdf(template: string, data: unknown, fonts: Buffer[], moment: number): Pdf {
  if (!typst) throw new Error(`There is no compiler for ${process.platform} on ${process.arch}.`);
  const compiler = typst.NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] });
  const set = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  const document = set.result;
  if (!document) throw errorOf(compiler.fetchDiagnostics(set.takeError()));
  try {
    const bytes = compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: moment });
    return { bytes, pages: document.numOfPages };
  } catch (error) {
    throw errorOf((error as Error).message);
  }
}

/** What the compiler says, in one sentence for each of its complaints. */
function errorOf(complaints: unknown): Error {
  const text = typeof complaints === 'string' ? complaints : JSON.stringify(complaints);
  const messages = [...text.matchAll(/"?message"?: ?"((?:[^"\\]|\\.)*)"/g)].map(([, message]) => message);
  return new Error(messages.length > 0 ? [...new Set(messages)].join('\n') : text);
}
