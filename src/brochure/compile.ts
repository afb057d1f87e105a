import type { NodeCompiler as Compiler } from '@myriaddreamin/typst-ts-node-compiler';

/** A finished PDF, and how many pages it has. */
export type Pdf = { bytes: Buffer; pages: number };

let loaded: Promise<typeof Compiler> | undefined;

/** The compiler has a binary for each kind of machine, which npm leaves out where it cannot get it. */
async function load(): Promise<typeof Compiler> {
  try {
    const { default: typst } = await import('@myriaddreamin/typst-ts-node-compiler');
    return typst.NodeCompiler;
  } catch (error) {
    throw new Error(
      `The PDFs cannot be set on this machine (${process.platform}, ${process.arch}): what sets them did not load. Run ` +
        '`npm ci`. If that does not help, take brochure.yaml and poster.yaml out of content/products/messmate/: the ' +
        'site is then built without PDFs, and without links to them.',
      { cause: error },
    );
  }
}

/**
 * Sets a PDF: tagged, to the letter of PDF/UA-1, which the compiler checks. The only place that knows Typst's compiler.
 * @param template Typst markup; it reads `data` from its inputs, so that no word of the owner's is ever markup
 * @param fonts the only fonts that it may use, as TrueType
 * @param moment in whole seconds: the time of creation that the file tells
 * @throws with the compiler's own words where the template or the data cannot be set
 */
export async function compilePdf(
  template: string,
  data: unknown,
  fonts: Buffer[],
  moment: number,
): Promise<Pdf> {
  loaded ??= load();
  const NodeCompiler = await loaded;
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] });
  const set = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  const document = set.result;
  if (!document) throw told(compiler.fetchDiagnostics(set.takeError() as never));
  try {
    const bytes = compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: moment });
    return { bytes, pages: document.numOfPages };
  } catch (error) {
    throw told((error as Error).message);
  }
}

/** What the compiler says, in one sentence for each of its complaints. */
function told(complaints: unknown): Error {
  const text = typeof complaints === 'string' ? complaints : JSON.stringify(complaints);
  const messages = [...text.matchAll(/"?message"?: ?"((?:[^"\\]|\\.)*)"/g)].map(([, message]) => message);
  return new Error(messages.length > 0 ? [...new Set(messages)].join('\n') : text);
}
