import type { AccountProblem } from '@clinic/core/identity/accounts/account-form';
import { z } from 'zod';
import type { AccountCall } from './account-call.ts';
import type { FailureName } from './api-messages.ts';
import type { TroubleCode } from './troubles.ts';

/** `problem`: what is wrong with the field, such as `tooShort`; `type` where it is not even of the right kind. */
export const invalidField = z.object({ name: z.string(), problem: z.string() });
type InvalidField = z.output<typeof invalidField>;

export type Trouble = { trouble: TroubleCode; fields?: InvalidField[] };
type Success<D, P> = { status: 200; data: D } | { status: 202; data: P };

type Definition<B extends z.ZodObject, D extends z.ZodType, P extends z.ZodType> = {
  /** Below `/api/account`. */
  path: string;
  summary: string;
  description: string;
  /** Which sentence is the default when it fails. */
  failure: FailureName;
  needsSession?: boolean;
  body: B;
  /** What is answered when it is done. */
  done: D;
  /** What is answered, with 202, when one more step is needed. */
  pending?: P;
  /** Besides those that every endpoint has. */
  troubles: TroubleCode[];
  answer(call: AccountCall, body: z.output<B>): Promise<Success<z.output<D>, z.output<P>> | Trouble>;
};

export type AccountEndpoint = Omit<Definition<z.ZodObject, z.ZodType, z.ZodType>, 'answer'> & {
  answer(call: AccountCall, body: unknown): Promise<Success<unknown, unknown> | Trouble>;
};

/** One verb of the API. The schemas check what comes in, and describe what comes in and goes out. */
export const accountEndpoint = <B extends z.ZodObject, D extends z.ZodType, P extends z.ZodType = z.ZodNever>(
  definition: Definition<B, D, P>,
): AccountEndpoint => ({
  ...definition,
  answer: async (call, body) => {
    const read = definition.body.safeParse(body);
    return read.success ? definition.answer(call, read.data) : invalid(fieldsOf(read.error));
  },
});

export const invalid = (fields: InvalidField[]): Trouble => ({ trouble: 'invalid', fields });

/** Names only: what was sent is not repeated. Where the body is no object there is no field to name. */
const fieldsOf = (error: z.ZodError): InvalidField[] =>
  error.issues.filter(({ path }) => path.length > 0).map(({ path, code }) => ({ name: path.join('.'), problem: problemOf(code) }));

const problemOf = (code: z.core.$ZodIssue['code']): string => {
  if (code === 'invalid_type') return 'type';
  return code === 'too_big' ? 'tooLong' : 'format';
};

/** What a form of the account says about its fields. */
export const invalidForm = (problems: readonly AccountProblem[]): Trouble =>
  invalid(problems.map(({ field, kind }) => ({ name: field, problem: kind })));
