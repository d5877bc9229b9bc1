import type { ClinicRefusal } from '../../booking/clinic-service.ts';
import type { ErrorCode } from './calls.generated.ts';

type Meaning = ClinicRefusal['kind'] | 'alreadyDone' | 'silent';

const meanings: Record<ErrorCode, Meaning> = {
  VAT_NOT_VALID: 'vatNotValid',
  PATIENT_ALREADY_EXISTS: 'patientAlreadyExists',
  VALIDATOR_DIGITS_PHONE: 'phoneDigits',
  ERROR_CREATING_PATIENT: 'errorCreatingPatient',
  APPOINTMENT_SLOT_NOT_AVAILABLE: 'slotTaken',
  APPOINTMENT_NOT_FOUND: 'refused',
  APPOINTMENT_ALREADY_UNSCHEDULED: 'alreadyDone',
  APPOINTMENT_NOT_VALID: 'refused',
  // It did not look at what was asked; with the right key it may well say yes.
  UNAUTHENTICATED: 'silent',
};

/** What servers say when they failed themselves: the work may be half or wholly done. */
const ownFailure = /^(?:INTERNAL|SERVICE|DOWNSTREAM|UPSTREAM|GATEWAY)_|TIMEOUT|UNAVAILABLE$/;

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(meanings, code);

/** A code we do not know is a refusal; an error without a code says nothing about what was done. */
export function meaningOf(code: string | undefined): Meaning {
  if (code === undefined) return 'silent';
  if (isKnown(code)) return meanings[code];
  return ownFailure.test(code) ? 'silent' : 'refused';
}
