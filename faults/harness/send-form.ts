import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { thisMachine } from '../../scripts/rehearsal/ask.ts';

export type Sent = { status: number; location: string; setCookies: string[]; html: string };
type Form = { url: string; form?: URLSearchParams; headers: Record<string, string>; from: string };

const answerTimeoutMs = 120_000;

/** As a browser sends it, from an address of its own: all of 127.0.0.0/8 is this machine. */
export const sendForm = ({ url, form, headers, from }: Form): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const body = form?.toString();
    const asked = (url.startsWith('https:') ? request : plainRequest)(url, {
      lookup: thisMachine,
      ...(body === undefined
        ? { headers }
        : { method: 'POST', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } }),
      localAddress: from,
      agent: false,
      timeout: answerTimeoutMs,
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer within two minutes')));
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const { location = '', 'set-cookie': setCookies = [] } = answer.headers;
      text(answer).then((html) => resolve({ status: answer.statusCode ?? 0, location, setCookies, html }), reject);
    });
    asked.end(body);
  });
