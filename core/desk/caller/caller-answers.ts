import { sentFields } from '../../booking/form/draft.ts';
import { type DraftFields, type InputStep, stepFields } from '../../booking/form/steps.ts';
import { noPreferredDoctorId } from '../../booking/model/constants.ts';

/**
 * What was typed during a call, as answers of the wizard. Where the wizard asks with a tick, an empty box says the same: no e-mail, no
 * wish for a certain doctor, and the MB WAY question goes to whoever is on the phone.
 */
export function callerAnswers(form: { get(name: string): unknown }): DraftFields {
  const sent: DraftFields = Object.assign({}, ...(Object.keys(stepFields) as InputStep[]).map((step) => sentFields(step, form)));
  const isForOther = sent.forOther === 'yes';
  const email = isForOther && sent.sameContacts === 'yes' ? sent.bookerEmail : sent.email;
  return {
    ...sent,
    forOther: isForOther ? 'yes' : 'no',
    hadConsultation: sent.hadConsultation === 'yes' ? 'yes' : 'no',
    // As on the site: a type that is chosen outright needs no reason beside it.
    subSpecialty: sent.subSpecialty || (sent.typeId ? 'other' : ''),
    doctorId: sent.doctorId || String(noPreferredDoctorId),
    noEmail: email?.trim() ? '' : 'yes',
    mbwayPhone: sent.mbwayPhone || (isForOther ? sent.bookerPhone : sent.phone) || '',
  };
}
