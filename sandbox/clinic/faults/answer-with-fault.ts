import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ClinicFault } from './fault.ts';
import type { FaultBook } from './fault-book.ts';

/** `answer` does what was asked, transaction and all. */
type Call = {
  answer: () => Promise<Response>;
  outgoing: HttpBindings['outgoing'];
  book: FaultBook;
  later: (work: Promise<unknown>) => void;
};

export async function respondWithClinicFault(fault: ClinicFault, { answer, outgoing, book, later }: Call): Promise<Response> {
  switch (fault.kind) {
    case 'slow':
      await sleep(fault.ms);
      return answer();
    case 'unavailable':
      return new Response('Service Unavailable', { status: 503 });
    case 'hang':
      await Promise.race([once(outgoing, 'close'), book.untilCleared()]);
      return cut(outgoing);
    case 'resetAfterCommit':
      await answer();
      return cut(outgoing);
    case 'lateCommit':
      later(sleep(fault.ms).then(answer));
      return new Response('Gateway Timeout', { status: 504 });
    case 'malformed':
      return fault.commit ? cutInHalf(await answer()) : new Response('<!doctype html><title>Em manutenção</title>', { headers: html });
    case 'errorCode':
      return Response.json({ data: null, errors: [{ message: fault.code, extensions: { code: fault.code } }] });
    default:
      return fault satisfies never;
  }
}

const html = { 'content-type': 'text/html; charset=utf-8' };

function cut(outgoing: Call['outgoing']): Response {
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function cutInHalf(whole: Response): Promise<Response> {
  const text = await whole.text();
  return new Response(text.slice(0, text.length / 2), { headers: { 'content-type': 'application/json' } });
}
