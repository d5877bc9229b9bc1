import { z } from 'zod';
import type { ClinicRefusal } from '../../clinic/clinic-service.ts';
import { classifyErrorCode } from './error-codes.ts';

export type ClinicResponse<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; refusal: ClinicRefusal['kind'] | 'alreadyDone'; reason: string }
  | { kind: 'keyRefused' }
  /** `reason` is for the log: our own text, a status or an error code, never anything from the body. */
  | { kind: 'unavailable'; reason: string };

const envelope = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string().optional() }).nullish() })).nullish(),
});

/** An error code is logged, so its form is checked. */
const codeForm = /^[A-Z][A-Z0-9_]{0,60}$/;

/** The meaning of a response. An unclear one counts as unavailable: after a write, a wrong refusal would lead to a second booking. */
export function parseResponse<Answer>(status: number, body: unknown, schema: z.ZodType<Answer>): ClinicResponse<Answer> {
  if (status >= 500) return { kind: 'unavailable', reason: `status ${status}` };
  const { data: read } = envelope.safeParse(body);
  const codes = read?.errors?.map(({ extensions }) => extensions?.code) ?? [];
  if (status === 401 || codes.includes('UNAUTHENTICATED')) return { kind: 'keyRefused' };
  if (!read) return { kind: 'unavailable', reason: `status ${status}, unreadable` };
  if (codes.length > 0) return parseErrors(codes[0], read.data ?? {});
  const answer = schema.safeParse(read.data);
  if (status !== 200 || !answer.success) return { kind: 'unavailable', reason: `status ${status}, of another shape` };
  return { kind: 'answered', answer: answer.data };
}

function parseErrors(code: string | undefined, data: Record<string, unknown>): ClinicResponse<never> {
  const reason = code && codeForm.test(code) ? code : 'an error without a code';
  const meaning = classifyErrorCode(code);
  // A refusal has errors and no result; with both, something was executed.
  const isEmpty = Object.values(data).every((result) => result === null);
  return meaning === 'unavailable' || !isEmpty ? { kind: 'unavailable', reason } : { kind: 'refused', refusal: meaning, reason };
}
