import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { FaultTable, StoredPaymentFault } from './fault-table.ts';

/** `answer` does what was asked, transaction and all. */
type Call = { answer: () => Promise<Response>; outgoing: HttpBindings['outgoing']; faults: FaultTable; stopping: AbortSignal };

export async function respondWithPaymentFault(fault: StoredPaymentFault, { answer, outgoing, faults, stopping }: Call): Promise<Response> {
  switch (fault.kind) {
    case 'slow':
      await sleep(fault.ms);
      return answer();
    case 'unavailable':
      return new Response('Service Unavailable', { status: 503 });
    case 'hang': {
      const left = new AbortController();
      const over = AbortSignal.any([stopping, left.signal]);
      await Promise.race([once(outgoing, 'close'), faults.untilCleared(fault.id, over)]);
      left.abort();
      return cut(outgoing);
    }
    case 'resetAfterCommit':
      await answer();
      return cut(outgoing);
    case 'malformed': {
      if (!fault.commit) return new Response('<!doctype html><title>Em manutenção</title>', { headers: { 'content-type': 'text/html' } });
      const whole = await (await answer()).text();
      return new Response(whole.slice(0, whole.length / 2), { headers: { 'content-type': 'application/json' } });
    }
    case 'answer':
      return Response.json(fault.answer, { status: fault.http });
    default:
      return fault satisfies never;
  }
}

function cut(outgoing: Call['outgoing']): Response {
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
