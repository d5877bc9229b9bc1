import { noPreferredDoctorId } from '@clinic/core/booking/rules/constants';
import type { Question } from '@clinic/core/booking/wizard/steps';
import type { OpenWizard } from './open-wizard.server.ts';
import type { AnswersView } from './wizard-view.ts';

/** Only what was asked: a type that was the only one is no answer of the visitor's. The screen itself shows its own. */
export function toAnswersView({ step, walk, offer }: OpenWizard): AnswersView {
  const { mode, typeId, subSpecialty, doctorId, insured, price, date, time, details, payment } = walk.answers;
  const isAsked = (question: Question) => question !== step && walk.applicable.includes(question);
  const typeName = offer.settings.types.find((type) => type.typeId === typeId)?.name;
  const doctorName = doctorId === noPreferredDoctorId ? null : offer.doctors.find(({ id }) => id === doctorId)?.clinicalName;
  return {
    ...(mode && isAsked('mode') && { mode }),
    ...(typeName && isAsked('type') && { typeName }),
    ...(subSpecialty && isAsked('specialty') && { subSpecialty }),
    ...(doctorName !== undefined && isAsked('professional') && { doctorName }),
    ...(insured !== undefined && isAsked('insurance') && { insured }),
    ...(price && step !== 'insurance' && { price }),
    ...(date && time && isAsked('slot') && { slot: { date, time } }),
    ...(details && isAsked('details') && { patientName: details.patient.name }),
    ...(payment && isAsked('payment') && { payment }),
  };
}
