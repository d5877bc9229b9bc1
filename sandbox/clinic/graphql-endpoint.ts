import { bearsKey, secretsEqual } from '@clinic/core/http/secrets-equal';
import type { HttpBindings } from '@hono/node-server';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { Hono } from 'hono';
import { z } from 'zod';
import { respondWithClinicFault } from './faults/answer-with-fault.ts';
import type { FaultBook } from './faults/fault-book.ts';

const bodySchema = z.object({ query: z.string(), operationName: z.string().nullish() });

/** The fields of Query or Mutation a request asks for; none when it cannot be read, which the server then says itself. */
function askedOperations(body: string): string[] {
  try {
    const { query, operationName } = bodySchema.parse(JSON.parse(body));
    const definitions = parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    const asked = operationName ? definitions.filter((definition) => definition.name?.value === operationName) : definitions;
    return asked
      .filter((definition) => definition.operation !== OperationTypeNode.SUBSCRIPTION)
      .flatMap((definition) => definition.selectionSet.selections)
      .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
  } catch {
    return [];
  }
}

type EndpointOptions = {
  key: string;
  appId: string;
  book: FaultBook;
  count: (operation: string) => void;
  execute: (request: Request) => Promise<Response>;
  later: (work: Promise<unknown>) => void;
};

/** The one POST endpoint: credentials, then whatever fault is set, then the service itself. */
export function graphqlEndpoint({ key, appId, book, count, execute, later }: EndpointOptions) {
  return new Hono<{ Bindings: HttpBindings }>().post('/', async (context) => {
    const { req, env } = context;
    const mayAsk = [bearsKey(req.header('authorization'), key), secretsEqual(req.header('appid') ?? '', appId)];
    if (mayAsk.includes(false))
      return context.json({ errors: [{ message: 'UNAUTHENTICATED', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);

    const body = await req.text();
    const asked = askedOperations(body);
    for (const operation of asked) count(operation);
    // A request of its own, not the caller's: work that has begun is finished when the caller hangs up, as with the real service.
    const answer = () => execute(new Request(req.url, { method: 'POST', headers: req.header(), body }));
    const fault = book.take(asked);
    return fault ? respondWithClinicFault(fault, { answer, outgoing: env.outgoing, book, later }) : answer();
  });
}
