import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { filesOf } from './files.ts';

const TEXT = /\.(html|css|m?js|svg|json|xml|txt|md|webmanifest|vcf)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const zstd = promisify(zstdCompress);

/** The text as the best brotli makes it, the form in which nearly every visitor gets it. */
export function brotliOf(text: Buffer): Promise<Buffer> {
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
}

/**
 * Puts a `.br`, a `.zst` and a `.gz` beside every text file of a folder, where they are smaller than it: once per build
 * at the highest level, instead of once per visit at a low one.
 */
export async function precompress(dir: string): Promise<void> {
  const texts = filesOf(dir).filter((file) => TEXT.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(dir, file);
      const text = await readFile(path);
      const forms = {
        '.br': await brotliOf(text),
        '.zst': await zstd(text, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }),
        '.gz': await gzipped(text, { level: 9 }),
      };
      for (const [suffix, form] of Object.entries(forms)) {
        if (form.byteLength < text.byteLength) await writeFile(path + suffix, form);
      }
    }),
  );
}
