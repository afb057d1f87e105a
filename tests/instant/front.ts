import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

type Asked = {
  path: string;
  headers: IncomingMessage['headers'];
  /** When, in milliseconds since 1970. */
  at: number;
};
type Answer = (asked: IncomingMessage, response: ServerResponse, pass: () => void) => void;

/** A server in front of the site under test: it notes what is asked, and a test may answer in its own way. */
export type Front = {
  url: string;
  /** The address of the site behind it. */
  site: string;
  /** What has been asked since the last look. */
  asked: Asked[];
  /** How many bytes have been sent, headers included. */
  sent: () => number;
  /** Answers in the site's place; `pass` lets the site answer. */
  answer: Answer;
  close: () => Promise<void>;
};

/** Starts such a server on a free port. @param site the address of the site behind it */
export async function startFront(site: string): Promise<Front> {
  const server = createServer((incoming, response) => {
    front.asked.push({ path: incoming.url ?? '/', headers: incoming.headers, at: Date.now() });
    const pass = () => {
      const { method, headers } = incoming;
      request(new URL(incoming.url ?? '/', front.site), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      })
        .on('error', () => response.destroy())
        .end();
    };
    front.answer(incoming, response, pass);
  });
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  const front: Front = {
    url: '',
    site,
    asked: [],
    sent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    answer: (_asked, _response, pass) => pass(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((done) => server.listen(0, done));
  front.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return front;
}
