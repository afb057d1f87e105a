import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

/** A server in front of the site under test: it records requests, and a test may answer some itself. */
export type Front = {
  url: string;
  /** Requests since the last look. */
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  /** Answers in the site's place; `pass` lets the site answer. */
  answer: (asked: IncomingMessage, response: ServerResponse, pass: () => void) => void;
};

export const test = base.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front: Front = { url: '', asked: [], answer: (_asked, _response, pass) => pass() };
    const server = createServer((incoming, response) => {
      const { method, headers, url: path = '/' } = incoming;
      front.asked.push({ path, headers });
      const pass = () => {
        request(new URL(path, baseURL), { method, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        })
          .on('error', () => response.destroy())
          .end();
      };
      front.answer(incoming, response, pass);
    });
    await new Promise<void>((done) => server.listen(0, done));
    front.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    await use(front);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  },
});
