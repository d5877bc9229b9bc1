import { pathTo } from '@clinic/core/addresses/path-to';
import { type DraftFields, type InputStep, type Step, stepFields, stepRoutes, steps } from '@clinic/core/booking/form/steps';
import type { Submission } from '@clinic/core/booking/form/submit-booking';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Sent, sendForm } from './send-form.ts';

export type WizardVisitor = ReturnType<typeof wizardVisitor>;

let visitors = 0;
const ownAddress = () => {
  visitors += 1;
  return `127.${1 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

/** Somebody at the wizard whose browser runs no script: forms, redirects and cookies. */
export function wizardVisitor({ site, origin, from = ownAddress() }: { site: string; origin: string; from?: string }) {
  const cookies = new Map<string, string>();
  const sendStep = (at: string, step: Step, form?: URLSearchParams) => sendTo(at + pathTo('pt', stepRoutes[step]), form);
  const sendTo = async (url: string, form?: URLSearchParams): Promise<Sent> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = await sendForm({ url, ...(form && { form }), headers: { origin, cookie }, from });
    for (const set of sent.setCookies) {
      const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return sent;
  };
  return {
    /** Answers one screen after the other, up to this one. */
    fill: async (fields: DraftFields, until: Step = 'check') => {
      for (const step of steps.slice(0, steps.indexOf(until)) as InputStep[]) {
        const { status } = await sendStep(site, step, new URLSearchParams(stepFields[step].map((name) => [name, fields[name] ?? ''])));
        if (status !== 303) throw new Error(`the screen ${step} was answered with ${status}`);
      }
    },
    look: (step: Step) => sendStep(site, step),
    /** Perhaps at another server than the one that was told the answers. */
    pressLastButton: (at = site) => sendStep(at, 'check', new URLSearchParams({ go: '' })),
    /** As a patient of the clinic who asks to be recognised. */
    askToBeKnown: (contact: string, [year = '', month = '', day = '']: string[]) =>
      sendTo(
        site + pathTo('pt', 'wizardKnown'),
        new URLSearchParams({ contact, 'birthDate-day': day, 'birthDate-month': month, 'birthDate-year': year }),
      ),
    open: (path: string) => sendTo(site + path),
    lookAtCode: (at = site) => sendTo(at + pathTo('pt', 'wizardCode')),
    typeCode: (code: string, at = site) => sendTo(at + pathTo('pt', 'wizardCode'), new URLSearchParams({ code })),
  };
}

/** What this patient answers on the screens. */
export function draftFieldsOf({ patient, startsAt, ...visit }: Submission): DraftFields {
  const { day, time } = inLisbon(startsAt);
  const [year = '', month = '', birthDay = ''] = patient.birthDate.split('-');
  return {
    mode: visit.mode,
    typeId: String(visit.typeId),
    subSpecialty: visit.subSpecialty,
    hadConsultation: visit.hadConsultation ? 'yes' : 'no',
    doctorId: String(visit.preferredDoctorId),
    insured: visit.insured ? 'yes' : 'no',
    slot: `${day}T${time}`,
    ...{ forOther: 'no', name: patient.name, email: patient.email, phone: patient.phone, gender: patient.gender, vat: patient.vat ?? '' },
    ...{ 'birthDate-day': birthDay, 'birthDate-month': month, 'birthDate-year': year, consent: 'yes' },
    ...{ payment: visit.paymentMethod ?? 'atClinic', mbwayPhone: visit.paymentMethod === 'mbway' ? (visit.mbwayPhone ?? '') : '' },
  };
}
