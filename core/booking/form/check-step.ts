import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok } from '../../kernel/result.ts';
import { parseEmail } from '../../personal-data/email.ts';
import { inOneLine } from '../../personal-data/person-name.ts';
import { parsePhone } from '../../personal-data/phone.ts';
import { parseTextPhone } from '../../personal-data/text-phone.ts';
import type { VisitMode } from '../model/visit-mode.ts';
import type { FieldProblem } from './fields/booking-message.ts';
import { collectFieldResults } from './fields/collect-field-results.ts';
import { checkPatient } from './fields/patient-form.ts';
import { checkPayment } from './fields/payment-form.ts';
import { checkInsurance, checkMode, checkProfessional, checkSpecialty, checkType, checkWho } from './fields/visit-form.ts';
import { parseSlotText } from './slot-text.ts';
import type { DraftFields } from './steps.ts';
import { modesFor, type VisitPurpose } from './visit-kind.ts';
import { offeredModes, offeredTypes, paymentsFor, type WizardOffer } from './wizard-offer.ts';

/** The answers of one screen, read from the input. Later screens are checked against earlier answers. */
export const whoOf = ({ forOther, hadConsultation }: DraftFields) => checkWho({ forOther, hadConsultation });

export const specialtyOf = (fields: DraftFields) => checkSpecialty({ subSpecialty: fields.subSpecialty });

/** Only a type that was chosen outright; otherwise the reason decides. */
export const typeOf = (fields: DraftFields, offer: WizardOffer) =>
  checkType(
    { typeId: fields.typeId },
    offeredModes(offer).flatMap((mode) => offeredTypes(offer, mode).map(({ typeId }) => typeId)),
  );

export const modeOf = (fields: DraftFields, offer: WizardOffer, purpose: VisitPurpose) =>
  checkMode({ mode: modesFor(offer, purpose).find((mode) => mode === fields.mode) });

export const professionalOf = (fields: DraftFields, doctorIds: readonly number[]) =>
  checkProfessional({ doctorId: fields.doctorId }, doctorIds);

export const insuranceOf = (fields: DraftFields) => checkInsurance({ insured: fields.insured });

/** Whether the slot is still free is checked with the clinic, not here. A slot of a doctor who is not among these is none. */
export function slotOf({ slot = '', date: openDay = '' }: DraftFields, { now }: WizardOffer, doctorIds: readonly number[]) {
  const { date = openDay, time = '', doctorId: slotDoctorId = null } = parseSlotText(slot) ?? {};
  const startsAt = time ? fromLisbon(date, time) : null;
  const isTheirs = slotDoctorId === null || doctorIds.includes(slotDoctorId);
  const isToCome = startsAt !== null && startsAt > now && isTheirs;
  return collectFieldResults({
    date: date ? ok(date) : err({ kind: 'selectDate' as const }),
    time: isToCome
      ? ok({ time, startsAt, slotDoctorId })
      : date
        ? err({ kind: 'selectTime' as const })
        : ok({ time, startsAt: now, slotDoctorId }),
  });
}

/** The link to a visit by video comes by e-mail, and text messages carry none: “no e-mail” counts at the clinic only. */
export function detailsOf(fields: DraftFields, { today }: WizardOffer, mode: VisitMode) {
  const text = (name: keyof DraftFields) => fields[name] ?? '';
  const birthDate = { day: text('birthDate-day'), month: text('birthDate-month'), year: text('birthDate-year') };
  const { name = '', gender = '', vat = '', nSNS = '', nCC = '', profession = '', note = '' } = fields;
  const isForOther = fields.forOther === 'yes';
  const ownContacts = isForOther && fields.sameContacts === 'yes';
  const [email, phone] = ownContacts ? [text('bookerEmail'), text('bookerPhone')] : [text('email'), text('phone')];
  const isOnline = mode === 'online';
  const hasNoEmail = !isOnline && fields.noEmail === 'yes';
  // Who books has to give one, and the link comes there.
  const leavesEmailOut = isOnline && isForOther && !ownContacts && email.trim() === '';
  const typed = { name, email, phone, birthDate, gender, vat, nSNS, nCC, profession, note };
  // Messages go to the booker, so if somebody else books the patient may have a landline.
  const patient = checkPatient(typed, today, hasNoEmail || leavesEmailOut ? { mobileNeeded: !isForOther } : null);
  const booker = isForOther ? bookerOf(fields, hasNoEmail) : ok(null);
  const consent = consentOf(fields);
  if (patient.ok && booker.ok && consent.ok) return ok({ patient: patient.value, booker: booker.value });
  const problems = [patient, booker, consent].flatMap((part): FieldProblem[] => (part.ok ? [] : part.error));
  // What is wrong with a contact that both have is said once, of the one who typed it.
  return err(ownContacts ? problems.filter(({ field }) => field !== 'email' && field !== 'phone') : problems);
}

/** Without consent the clinic may not store the input. */
export const consentOf = ({ consent }: DraftFields) =>
  collectFieldResults({ consent: consent === 'yes' ? ok(true) : err({ kind: 'consentRequired' as const }) });

const filled = (typed: string | undefined) => (typed?.trim() ? ok(inOneLine(typed)) : null);

function bookerOf({ bookerName, bookerEmail = '', bookerPhone = '' }: DraftFields, hasNoEmail: boolean) {
  const byText = hasNoEmail && bookerEmail.trim() === '';
  return collectFieldResults({
    bookerName: filled(bookerName) ?? err({ kind: 'nameRequired' as const }),
    bookerEmail: byText ? ok('') : bookerEmail.trim() ? parseEmail(bookerEmail) : err({ kind: 'emailRequired' as const }),
    bookerPhone: bookerPhone.trim() ? (byText ? parseTextPhone : parsePhone)(bookerPhone) : err({ kind: 'phoneRequired' as const }),
  });
}

export const paymentOf = (fields: DraftFields, offer: WizardOffer, mode: VisitMode, startsAt: Date) =>
  checkPayment({ payment: fields.payment, mbwayPhone: fields.mbwayPhone ?? '' }, paymentsFor(offer, mode, startsAt));
