import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type WholeAnswer = { path: string; status: number; headers: string[]; body: Buffer };

const ownOfEachAnswer = ['date', 'connection', 'keep-alive', 'set-cookie', 'transfer-encoding', 'content-length'];

/** As it comes over the line, packed, with the headers that a server with the same answer would send. */
export const rawAnswer = (origin: string, path: string, headers: Record<string, string>): Promise<WholeAnswer> =>
  new Promise((resolve, reject) => {
    get(origin + path, { headers, agent: false }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !ownOfEachAnswer.includes(name));
      buffer(answer).then(
        (body) =>
          resolve({
            path,
            status: answer.statusCode ?? 0,
            headers: [...kept.map(([name, value]) => [name, String(value)]), ['content-length', String(body.byteLength)]].flat(),
            body,
          }),
        reject,
      );
    }).once('error', reject);
  });
