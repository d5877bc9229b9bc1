import { z } from 'zod';
import { errorCodes } from '../error-code.ts';

/** The fields of Query and Mutation in contract/clinic.graphql; a test compares the two. */
export const operations = [
  'entityDoctors',
  'appointmentTypes',
  'doctorsSpecialty',
  'scheduleEntity',
  'patients',
  'appointments',
  'appointmentCreate',
  'appointmentUnschedule',
  'patientCreate',
  'patientUpdate',
] as const;

const ms = z.int().min(0).max(600_000);

/** `times` and `probability` limit a fault; without them it stays until it is cleared. */
const limits = {
  operation: z.enum([...operations, '*']),
  times: z.int().min(1).optional(),
  probability: z.number().min(0).max(1).optional(),
};

export const clinicFaultSchema = z.discriminatedUnion('kind', [
  /** Waits, then executes the request, even after the client disconnected. */
  z.strictObject({ ...limits, kind: z.literal('slow'), ms }),
  /** HTTP 503; nothing is done. */
  z.strictObject({ ...limits, kind: z.literal('unavailable') }),
  /** No answer ever; nothing is done. */
  z.strictObject({ ...limits, kind: z.literal('hang') }),
  /** Everything is done, then the connection breaks before the answer. */
  z.strictObject({ ...limits, kind: z.literal('resetAfterCommit') }),
  /** HTTP 504 at once; what was asked is done `ms` later. */
  z.strictObject({ ...limits, kind: z.literal('lateCommit'), ms }),
  /** HTTP 200 with an answer cut in half, everything done; or, without `commit`, with a page of HTML and nothing done. */
  z.strictObject({ ...limits, kind: z.literal('malformed'), commit: z.boolean().default(true) }),
  /** HTTP 200 with this code in `errors`; nothing is done. */
  z.strictObject({ ...limits, kind: z.literal('errorCode'), code: z.enum(errorCodes) }),
]);
export type ClinicFault = z.infer<typeof clinicFaultSchema>;
