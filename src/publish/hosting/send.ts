import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import type { Headers as Asked } from './headers.ts';

/** What came back: the body decompressed. */
export type Reply = { url: string; status: number; headers: Headers; body: Buffer };

const DECODERS: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  zstd: promisify(zstdDecompress),
};

/**
 * Asks once, with these headers alone and following nothing: `fetch` would add headers of its own (`sec-fetch-mode: cors`),
 * by which a host could tell it from a browser.
 */
export function send(url: string, method: string, headers: Asked, signal: AbortSignal): Promise<Reply> {
  const request = url.startsWith('https:') ? secureRequest : plainRequest;
  return new Promise((done, fail) => {
    request(url, { method, headers, signal }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () => {
        const came = new Headers();
        for (const [name, values = []] of Object.entries(answer.headersDistinct))
          for (const value of values) came.append(name, value);
        const whole = Buffer.concat(parts);
        const decode = whole.length > 0 && DECODERS[came.get('Content-Encoding') ?? ''];
        const reply = { url, status: answer.statusCode ?? 0, headers: came };
        const asItIs = () => done({ ...reply, body: whole });
        // What cannot be decompressed is compared as it came: it differs.
        if (decode) decode(whole).then((body) => done({ ...reply, body }), asItIs);
        else asItIs();
      });
    })
      .on('error', fail)
      .end();
  });
}
