import { createRequire } from 'node:module';
import { deserialize, serialize } from 'node:v8';
import { cached } from '../../platform/build-cache.ts';
// Part of the cache key, because the settings below change the PDF.
import sourceCode from './compile.ts?raw';

/** A PDF file with its number of pages. */
export type Pdf = { bytes: Buffer; pages: number };

/** The part of Typst's API that this file uses, because its packages have no types. */
type Compiler = {
  compile(input: { mainFileContent: string; inputs: Record<string, string> }): {
    result: { numOfPages: number } | null;
    takeError(): unknown;
  };
  fetchDiagnostics(error: unknown): unknown;
  pdf(document: object, settings: { pdfStandard: string; creationTimestamp: number }): Buffer;
};
type Typst = { NodeCompiler: { create(settings: { fontArgs: { fontBlobs: Buffer[] }[] }): Compiler } };

/** The systems for which package.json has a compiler, as an optional dependency. */
const SYSTEMS = ['linux-x64-gnu', 'linux-x64-musl'];

function loadCompiler(): Typst | undefined {
  const require = createRequire(import.meta.url);
  for (const system of SYSTEMS) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${system}`);
    } catch {
      // npm installs only the compiler of this machine's system.
    }
  }
  return undefined;
}

const typst = loadCompiler();

/** False if npm has installed no compiler. */
export const canCompilePdfs = typst !== undefined;

/**
 * Compiles a tagged PDF; the compiler checks it against PDF/UA-1.
 * @param template Typst markup; it reads `data` from its inputs, so that the owner's words are never markup
 * @param fonts the only fonts that it may use, as TrueType
 * @param creationSeconds creation time that the file states, in whole seconds since 1970
 * @throws with the compiler's messages if the template or data cannot be compiled, or without a compiler
 */
export function compilePdf(template: string, data: unknown, fonts: Buffer[], creationSeconds: number): Pdf {
  if (!typst) throw new Error(`There is no compiler for ${process.platform} on ${process.arch}.`);
  const compiler = typst.NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] });
  const output = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify(data) } });
  const document = output.result;
  if (!document) throw createCompilerError(compiler.fetchDiagnostics(output.takeError()));
  try {
    const bytes = compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: creationSeconds });
    return { bytes, pages: document.numOfPages };
  } catch (error) {
    throw createCompilerError((error as Error).message);
  }
}

/** Returns `compilePdf`'s result, cached for the next build. */
export async function compilePdfCached(...args: Parameters<typeof compilePdf>): Promise<Pdf> {
  const [template, data, fonts, creationSeconds] = args;
  const keyParts = [sourceCode, template, JSON.stringify(data), ...fonts, String(creationSeconds)];
  return deserialize(await cached(keyParts, async () => serialize(compilePdf(...args))));
}

function createCompilerError(diagnostics: unknown): Error {
  const text = typeof diagnostics === 'string' ? diagnostics : JSON.stringify(diagnostics);
  const messages = [...text.matchAll(/"?message"?: ?"((?:[^"\\]|\\.)*)"/g)].map(([, message]) => message);
  return new Error(messages.length > 0 ? [...new Set(messages)].join('\n') : text);
}
