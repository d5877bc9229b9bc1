import { createGraphQLError } from 'graphql-yoga';

/** The list is ErrorCode of contract/clinic.graphql; a test compares the two. */
export const errorCodes = [
  'VAT_NOT_VALID',
  'PATIENT_ALREADY_EXISTS',
  'VALIDATOR_DIGITS_PHONE',
  'ERROR_CREATING_PATIENT',
  'APPOINTMENT_SLOT_NOT_AVAILABLE',
  'APPOINTMENT_NOT_FOUND',
  'APPOINTMENT_ALREADY_UNSCHEDULED',
  'APPOINTMENT_NOT_VALID',
  'UNAUTHENTICATED',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** What the service says no to; the website reads only the code. */
export class ClinicError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

export async function refusalsAsErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ClinicError) throw createGraphQLError(error.code, { extensions: { code: error.code } });
    throw error;
  }
}
