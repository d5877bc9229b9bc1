import { err, ok, type Result } from '../../../kernel/result.ts';
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

/** In person or online. */
export const checkMode = (typed: { mode: Typed }) =>
  collectFieldResults({ mode: chosen(isVisitMode(typed.mode) ? typed.mode : undefined, 'selectOption') });

/** A type that was chosen outright, as an exam is. */
export const checkType = (typed: { typeId: Typed }, typeIds: readonly number[]) =>
  collectFieldResults({ typeId: chosen(oneOf(typed.typeId, typeIds), 'selectConsultationType') });

/** The reason for the visit. */
export const checkSpecialty = (typed: { subSpecialty: Typed }) =>
  collectFieldResults({ subSpecialty: chosen(isSubSpecialty(typed.subSpecialty) ? typed.subSpecialty : undefined, 'selectSpecialty') });

/** Whom the visit is for, and whether that person was seen before. */
export const checkWho = (typed: { forOther: Typed; hadConsultation: Typed }) =>
  collectFieldResults({ forOther: yesOrNo(typed.forOther), hadConsultation: yesOrNo(typed.hadConsultation) });

/** The preferred doctor; "no preference" is an answer, too. */
export const checkProfessional = (typed: { doctorId: Typed }, doctorIds: readonly number[]) =>
  collectFieldResults({ doctorId: chosen(oneOf(typed.doctorId, [noPreferredDoctorId, ...doctorIds]), 'selectProfessional') });

export const checkInsurance = (typed: { insured: Typed }) => collectFieldResults({ insured: yesOrNo(typed.insured) });
