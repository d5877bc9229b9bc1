import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Slot } from '../../availability/slots.ts';
import { noPreferredDoctorId } from '../../model/constants.ts';
import { isSubSpecialty } from '../../model/sub-specialties.ts';
import { isVisitMode } from '../../model/visit-mode.ts';
import type { BookingMessage } from './booking-message.ts';
import { collectFieldResults } from './collect-field-results.ts';

/** As a form sends it: undefined if nothing was chosen. */
type Typed = string | undefined;

const chosen = <Choice, Kind extends BookingMessage>(choice: Choice | undefined, kind: Kind): Result<Choice, { kind: Kind }> =>
  choice === undefined ? err({ kind }) : ok(choice);

const yesOrNo = (typed: Typed) => chosen(typed === 'yes' ? true : typed === 'no' ? false : undefined, 'selectOption');
const oneOf = (typed: Typed, offered: readonly number[]) => offered.find((id) => String(id) === typed);

/** Step 0: in person or online. */
export const checkMode = (typed: { mode: Typed }) =>
  collectFieldResults({ mode: chosen(isVisitMode(typed.mode) ? typed.mode : undefined, 'selectConsultationType') });

/** Step 1_2 */
export const checkType = (typed: { typeId: Typed }, typeIds: readonly number[]) =>
  collectFieldResults({ typeId: chosen(oneOf(typed.typeId, typeIds), 'selectConsultationType') });

/** Step 1_3 */
export const checkSpecialty = (typed: { subSpecialty: Typed }) =>
  collectFieldResults({ subSpecialty: chosen(isSubSpecialty(typed.subSpecialty) ? typed.subSpecialty : undefined, 'selectSpecialty') });

/** Step 1_4: whether the patient was seen before, and the preferred doctor; "no preference" is an answer too. */
export const checkProfessional = (typed: { hadConsultation: Typed; doctorId: Typed }, doctorIds: readonly number[]) =>
  collectFieldResults({
    hadConsultation: yesOrNo(typed.hadConsultation),
    doctorId: chosen(oneOf(typed.doctorId, [noPreferredDoctorId, ...doctorIds]), 'selectProfessional'),
  });

/** Step 1_5 */
export const checkInsurance = (typed: { insured: Typed }) => collectFieldResults({ insured: yesOrNo(typed.insured) });

/** Step 2: a slot that is no longer free counts as not selected. */
export function checkSlot(typed: { date: Typed; time: Typed }, slots: readonly Slot[]) {
  const onThatDay = slots.filter(({ date }) => date === typed.date);
  const slot = onThatDay.find(({ time }) => time === typed.time);
  return collectFieldResults({ date: chosen(onThatDay[0]?.date, 'selectDate'), time: chosen(slot, 'selectTime') });
}
