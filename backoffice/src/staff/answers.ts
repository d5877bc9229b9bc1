import type { PayloadHandler, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { stripControlCharacters } from '../database/strip-control-characters.ts';
import { type Label, label, labelIn } from '../language/label.ts';
import { type FoundSession, findSession } from './sessions/session-store.ts';
import { isForeign } from './sessions/staff-cookies.ts';

const notUnderstood = label('O pedido não foi compreendido.', 'The request was not understood.');
const signInFirst = label('Inicie sessão novamente.', 'Sign in again.');
const fromElsewhere = label('Este pedido não veio da gestão do site.', 'This request did not come from the back office.');

/**
 * In the shape in which Payload's own screens read a refusal, with its words in it: what Payload makes of an error depends on the names
 * of classes, which a production build takes away.
 */
export function refuse(req: PayloadRequest, status: 400 | 401 | 403 | 409 | 429, words: Label, field?: string): Response {
  const message = labelIn(req.i18n.language, words);
  const data = field ? { data: { errors: [{ path: field, message }] } } : {};
  return Response.json({ errors: [{ message, ...data }] }, { status });
}

export function jsonResponse(body: object, ...cookies: string[]): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return Response.json(body, { headers });
}

/** Our own screens send JSON; Payload's forms put the same into a part of a form. */
async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    const isForm = req.headers.get('content-type')?.startsWith('multipart/form-data');
    return isForm ? JSON.parse(String((await req.formData?.())?.get('_payload'))) : await req.json?.();
  } catch {
    return null;
  }
}

/** A handler that gets what it asked for, or is not called: an object where a string belongs is not understood. */
export const withValidBody =
  <T extends z.ZodType>(schema: T, work: (req: PayloadRequest, asked: z.output<T>) => Promise<Response>): PayloadHandler =>
  async (req) => {
    if (isForeign(req.payload, req.headers)) return refuse(req, 403, fromElsewhere);
    const asked = schema.safeParse(stripControlCharacters(await bodyOf(req)));
    return asked.success ? work(req, asked.data) : refuse(req, 400, notUnderstood);
  };

/** The same for whoever has a session, in one of the named standings. */
export const inSession = <T extends z.ZodType>(
  standings: readonly FoundSession['standing'][],
  schema: T,
  work: (req: PayloadRequest, found: FoundSession, asked: z.output<T>) => Promise<Response>,
): PayloadHandler =>
  withValidBody(schema, async (req, asked) => {
    const found = await findSession(req.payload, req.headers);
    return found && standings.includes(found.standing) ? work(req, found, asked) : refuse(req, 401, signInFirst);
  });
