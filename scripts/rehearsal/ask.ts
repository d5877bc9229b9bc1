import { type IncomingHttpHeaders, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';

export type HttpReply = { status: number; headers: IncomingHttpHeaders; body: string };
type Question = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  from?: string;
  within?: number;
  tls?: RequestOptions;
};

const agents = { https: new Agent({ keepAlive: true, maxSockets: 200 }), http: new PlainAgent({ keepAlive: true, maxSockets: 200 }) };

/** Names below `localhost` are this machine, which Debian's resolver does not know. */
export const thisMachine: LookupFunction = (_, { all }, found) =>
  all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4);

/** One request as a browser sends it. `from`: any address of 127.0.0.0/8, which are all this machine; each is another visitor. */
export const ask = (
  url: string,
  { method = 'GET', headers = {}, body, from, within = 30_000, tls = {} }: Question = {},
): Promise<HttpReply> =>
  new Promise((resolve, reject) => {
    const isPlain = url.startsWith('http:');
    const isAlone = from !== undefined || Object.keys(tls).length > 0;
    const options = { method, headers, lookup: thisMachine, signal: AbortSignal.timeout(within), ...(from && { localAddress: from }) };
    const agent = isAlone ? { agent: false as const } : { agent: isPlain ? agents.http : agents.https };
    const send = () => {
      const asked = isPlain ? plainRequest(url, { ...options, ...agent }) : request(url, { ...options, ...agent, ...tls });
      // A server may close an idle connection in the moment in which it is used again; browsers then send once more.
      asked.once('error', (error: NodeJS.ErrnoException) => (asked.reusedSocket && error.code === 'ECONNRESET' ? send() : reject(error)));
      asked.once('response', (answer) =>
        text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }), reject),
      );
      asked.end(body);
    };
    send();
  });
