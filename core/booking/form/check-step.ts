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
import { checkInsurance, checkMode, checkProfessional, checkSpecialty, checkType } from './fields/visit-form.ts';
import type { DraftFields } from './steps.ts';
import { doctorsOfType, offeredModes, offeredTypes, paymentsFor, type WizardOffer } from './wizard-offer.ts';

/** The answers of one screen, read from the input. Later screens are checked against earlier answers. */
export const modeOf = (fields: DraftFields, offer: WizardOffer) =>
  checkMode({ mode: offeredModes(offer).find((mode) => mode === fields.mode) });

export const typeOf = (fields: DraftFields, offer: WizardOffer, mode: VisitMode) =>
  checkType(
    { typeId: fields.typeId },
    offeredTypes(offer, mode).map(({ typeId }) => typeId),
  );

export const specialtyOf = (fields: DraftFields) => checkSpecialty({ subSpecialty: fields.subSpecialty });

export const professionalOf = (fields: DraftFields, offer: WizardOffer, typeId: number) =>
  checkProfessional(
    { hadConsultation: fields.hadConsultation, doctorId: fields.doctorId },
    doctorsOfType(offer, typeId).map(({ id }) => id),
  );

export const insuranceOf = (fields: DraftFields) => checkInsurance({ insured: fields.insured });

const chosenSlot = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/** Whether the slot is still free is checked with the clinic, not here. */
export function slotOf({ slot = '', date: openDay = '' }: DraftFields, { now }: WizardOffer) {
  const [, date = openDay, time = ''] = chosenSlot.exec(slot) ?? [];
  const startsAt = time ? fromLisbon(date, time) : null;
  const isToCome = startsAt !== null && startsAt > now;
  return collectFieldResults({
    date: date ? ok(date) : err({ kind: 'selectDate' as const }),
    time: isToCome ? ok({ time, startsAt }) : date ? err({ kind: 'selectTime' as const }) : ok({ time, startsAt: now }),
  });
}

export function detailsOf(fields: DraftFields, { today }: WizardOffer) {
  const text = (name: keyof DraftFields) => fields[name] ?? '';
  const birthDate = { day: text('birthDate-day'), month: text('birthDate-month'), year: text('birthDate-year') };
  const { name = '', email = '', phone = '', gender = '', vat = '', nSNS = '', nCC = '', profession = '' } = fields;
  const isForOther = fields.forOther === 'yes';
  const hasNoEmail = fields.noEmail === 'yes';
  const typed = { name, email, phone, birthDate, gender, vat, nSNS, nCC, profession };
  // Messages go to the booker, so if somebody else books the patient may have a landline.
  const patient = checkPatient(typed, today, hasNoEmail ? { mobileNeeded: !isForOther } : null);
  const booker = isForOther ? bookerOf(fields, hasNoEmail) : ok(null);
  const consent = consentOf(fields);
  const problems: FieldProblem[] = [booker, patient, consent].flatMap((part): FieldProblem[] => (part.ok ? [] : part.error));
  return patient.ok && booker.ok && consent.ok ? ok({ patient: patient.value, booker: booker.value }) : err(problems);
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
