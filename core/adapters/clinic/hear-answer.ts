import { z } from 'zod';
import type { ClinicRefusal } from '../../booking/clinic-service.ts';
import { meaningOf } from './error-codes.ts';

export type Heard<Answer> =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'no'; meaning: ClinicRefusal['kind'] | 'alreadyDone'; why: string }
  | { kind: 'keyRefused' }
  /** `why` is for the log: our own words, a status or an error code, never anything from the body. */
  | { kind: 'silence'; why: string };

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string().optional() }).nullish() })).nullish(),
});

/** An error code goes into the log, so it has to look like one. */
const codeForm = /^[A-Z][A-Z0-9_]{0,60}$/;

/** What an answer means. Whatever cannot be read for certain is silence, because after a write a wrong "no" would book twice. */
export function hearAnswer<Answer>(status: number, body: unknown, shape: z.ZodType<Answer>): Heard<Answer> {
  if (status >= 500) return { kind: 'silence', why: `status ${status}` };
  const { data: read } = envelope.safeParse(body);
  const codes = read?.errors?.map(({ extensions }) => extensions?.code) ?? [];
  if (status === 401 || codes.includes('UNAUTHENTICATED')) return { kind: 'keyRefused' };
  if (!read) return { kind: 'silence', why: `status ${status}, unreadable` };
  if (codes.length > 0) return hearErrors(codes[0], read.data ?? {});
  const answer = shape.safeParse(read.data);
  if (status !== 200 || !answer.success) return { kind: 'silence', why: `status ${status}, of another shape` };
  return { kind: 'answer', answer: answer.data };
}

function hearErrors(code: string | undefined, data: Record<string, unknown>): Heard<never> {
  const why = code && codeForm.test(code) ? code : 'an error without a code';
  const meaning = meaningOf(code);
  // Refused is what has errors and no result; with both, something was done.
  const isEmpty = Object.values(data).every((result) => result === null);
  return meaning === 'silent' || !isEmpty ? { kind: 'silence', why } : { kind: 'no', meaning, why };
}
