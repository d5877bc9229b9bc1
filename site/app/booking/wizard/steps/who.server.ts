import { lastAnswers } from '@clinic/core/booking/form/known-answer';
import { namesOwnVisit, ownVisit } from '@clinic/core/booking/form/own-visit';
import { parseSlotText } from '@clinic/core/booking/form/slot-text';
import type { DraftFields } from '@clinic/core/booking/form/steps';
import { isSubSpecialty, type SubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { Locale } from '@clinic/core/kernel/locale';
import { startOfDraft } from '../../../account/draft-of-account.server.ts';
import type { PageContext } from '../../../page-context.ts';
import { type DoctorFace, readDoctorFaces } from '../../doctor-faces.server.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';
import { readLinkedHour } from '../preset.server.ts';

/** The contacts only in part: the screen may stand open in a waiting room. */
export type KnownPerson = {
  name: string;
  birthDate: string;
  phoneEnd: string;
  email: string;
  /** What could be had again; `doctor` is null for nobody in particular. */
  last: {
    doctor: DoctorFace | null;
    mode: VisitMode;
    typeName: string;
    subSpecialty: SubSpecialty;
    insured: boolean;
    cents: number;
  } | null;
  /** What they came with, where it is not what they had last time. */
  own: { doctorName: string; slot: { date: string; time: string } | null; typeName: string; subSpecialty: SubSpecialty | null } | null;
};
/** `takesCards`: whoever has no Portuguese bank is told at once that he can pay. */
export type WhoOffer = { step: 'who'; known: KnownPerson | null; takesCards: boolean };

/** Whoever has proven who he is, by a code or by being signed in, is asked only whether that is right. */
export async function readWhoOffer(page: PageContext, opened: LoadedWizard, query: URLSearchParams): Promise<WhoOffer> {
  const { draft, offer } = opened;
  const takesCards = offer.settings.payments.card;
  const start = draft ?? (await startOfDraft(page));
  if (!start.provenPatientId || !start.known.name) return { step: 'who', known: null, takesCards };
  const { fields: linked } = await readLinkedHour(page, opened, query);
  const doctorId = query.get('medico');
  const own = ownOf({ ...start.fields, ...(doctorId && { doctorId }), ...linked }, start.known, opened, page.locale);
  return { step: 'who', known: { ...personOf(start.known), last: lastOf(page, start.known, offer), own }, takesCards };
}

function ownOf(fields: DraftFields, known: DraftFields, { offer }: LoadedWizard, locale: Locale): KnownPerson['own'] {
  if (!namesOwnVisit(fields, known)) return null;
  const { doctorId, slot, typeId, subSpecialty } = ownVisit(fields, known);
  const doctor = offer.doctors.find(({ id }) => String(id) === doctorId);
  return {
    doctorName: doctor ? doctorNameIn(doctor.clinicalName, locale) : '',
    slot: parseSlotText(slot ?? ''),
    typeName: offer.settings.types.find((type) => String(type.typeId) === typeId)?.name ?? '',
    subSpecialty: isSubSpecialty(subSpecialty) && subSpecialty !== 'other' ? subSpecialty : null,
  };
}

const masked = (email: string) => email.replace(/^(.).*@/, '$1…@');

function personOf({ name = '', email = '', phone = '', ...rest }: DraftFields): Omit<KnownPerson, 'last' | 'own'> {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => rest[`birthDate-${part}`]?.padStart(2, '0') ?? '');
  return { name, birthDate: `${year}-${month}-${day}`, phoneEnd: phone.replace(/\D/g, '').slice(-3), email: masked(email) };
}

function lastOf(page: PageContext, known: DraftFields, offer: LoadedWizard['offer']): KnownPerson['last'] {
  const { mode, typeId, subSpecialty, insured, price, doctorIds = [] } = lastAnswers(known, offer) ?? {};
  if (!mode || !subSpecialty || insured === undefined || !price) return null;
  const seen = offer.doctors.filter(({ id }) => String(id) === known.doctorId && doctorIds.includes(id));
  const [doctor = null] = readDoctorFaces(page, seen);
  const type = offer.settings.types.find((one) => one.typeId === typeId);
  return { ...{ doctor, mode, subSpecialty, insured }, typeName: type?.name ?? '', cents: price.cents };
}
