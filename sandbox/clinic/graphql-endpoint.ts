import { bearsKey, sameSecret } from '@clinic/core/http/same-secret';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { askedOperations } from './asked-operations.ts';
import { answerWithFault } from './faults/answer-with-fault.ts';
import type { FaultBook } from './faults/fault-book.ts';

type Parts = {
  key: string;
  appId: string;
  book: FaultBook;
  count: (operation: string) => void;
  execute: (request: Request) => Promise<Response>;
  later: (work: Promise<unknown>) => void;
};

/** The one POST endpoint: credentials, then whatever fault is set, then the service itself. */
export function graphqlEndpoint({ key, appId, book, count, execute, later }: Parts) {
  return new Hono<{ Bindings: HttpBindings }>().post('/', async (context) => {
    const { req, env } = context;
    const mayAsk = [bearsKey(req.header('authorization'), key), sameSecret(req.header('appid') ?? '', appId)];
    if (mayAsk.includes(false))
      return context.json({ errors: [{ message: 'UNAUTHENTICATED', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);

    const body = await req.text();
    const asked = askedOperations(body);
    for (const operation of asked) count(operation);
    // A request of its own, not the caller's: work that has begun is finished when the caller hangs up, as with the real service.
    const answer = () => execute(new Request(req.url, { method: 'POST', headers: req.header(), body }));
    const fault = book.take(asked);
    return fault ? answerWithFault(fault, { answer, outgoing: env.outgoing, book, later }) : answer();
  });
}
