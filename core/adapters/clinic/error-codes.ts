import type { ClinicRefusal } from '../../clinic/clinic-service.ts';
import type { ErrorCode } from './calls.generated.ts';

type Meaning = ClinicRefusal['kind'] | 'alreadyDone' | 'unavailable';

const meanings: Record<ErrorCode, Meaning> = {
  VAT_NOT_VALID: 'vatNotValid',
  PATIENT_ALREADY_EXISTS: 'patientAlreadyExists',
  VALIDATOR_DIGITS_PHONE: 'phoneDigits',
  ERROR_CREATING_PATIENT: 'errorCreatingPatient',
  APPOINTMENT_SLOT_NOT_AVAILABLE: 'slotTaken',
  APPOINTMENT_NOT_FOUND: 'refused',
  APPOINTMENT_ALREADY_UNSCHEDULED: 'alreadyDone',
  APPOINTMENT_NOT_VALID: 'refused',
  // The request was not evaluated and may succeed with a valid key, so this is no refusal.
  UNAUTHENTICATED: 'unavailable',
};

/** Failures of the server itself: whether the request was executed is unknown. */
const ownFailure = /^(?:INTERNAL|SERVICE|DOWNSTREAM|UPSTREAM|GATEWAY)_|TIMEOUT|UNAVAILABLE$/;

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(meanings, code);

/** An unknown code is a refusal; after an error without a code it is unknown whether the request was executed. */
export function classifyErrorCode(code: string | undefined): Meaning {
  if (code === undefined) return 'unavailable';
  if (isKnown(code)) return meanings[code];
  return ownFailure.test(code) ? 'unavailable' : 'refused';
}
