import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { cached } from '../../platform/build-cache.ts';
import { filesOf } from '../hosting/files.ts';

const TEXT_FILE = /\.(html|css|m?js|svg|json|xml|txt|md|vcf)$/;
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a `.br` and a `.gz` file beside every text file, if compression makes it smaller. */
export async function precompress(dir: string): Promise<void> {
  const texts = filesOf(dir).filter((file) => TEXT_FILE.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(dir, file);
      const text = await readFile(path);
      const compressedBySuffix = {
        '.br': await cached(['br', text], () => compressBrotli(text)),
        '.gz': await cached(['gz', text], () => compressGzip(text, { level: 9 })),
      };
      for (const [suffix, bytes] of Object.entries(compressedBySuffix))
        if (bytes.byteLength < text.byteLength) await writeFile(path + suffix, bytes);
    }),
  );
}
