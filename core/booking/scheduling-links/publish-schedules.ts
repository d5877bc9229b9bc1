import type { Availability } from '../availability/availability.ts';
import { typeOfDoctor } from '../form/next-hour-types.ts';
import type { WizardOffer } from '../form/wizard-offer.ts';
import type { PublishedSchedule } from './scheduling-resources.ts';

type Options = {
  offer: WizardOffer;
  availability: Pick<Availability, 'ofEach'>;
  /** The numbers of those of whom the site has a page. */
  licences: ReadonlySet<string>;
  /** The types that the price list keeps under exams. */
  exams: ReadonlySet<number>;
};

/**
 * The free hours of every doctor with a page, for the first type that they see patients for. Whoever does exams first is left out: the link
 * names the doctor, and would tell what somebody is about to have done. Null while the clinic does not respond: nothing is better than hours that are gone.
 */
export async function publishSchedules({ offer, availability, licences, exams }: Options): Promise<PublishedSchedule[] | null> {
  const doctors = offer.doctors.filter(({ orderNumber }) => licences.has(orderNumber.trim()));
  const seen = doctors.flatMap((doctor) => {
    const type = offer.types.find(({ id }) => id === typeOfDoctor(offer, doctor.id));
    return type && !exams.has(type.id) ? [{ doctor, type }] : [];
  });
  const typeIds = [...new Set(seen.map(({ type }) => type.id))];
  const read = await Promise.all(typeIds.map((typeId) => availability.ofEach({ typeId, doctorIds: 'anyone' })));
  const free = new Map(typeIds.flatMap((typeId, index) => (isCurrent(read[index]) ? [[typeId, read[index].value.slots]] : [])));
  if (free.size < typeIds.length) return null;
  return seen.map(({ doctor, type }) => ({
    doctor,
    visit: offer.settings.types.find(({ typeId }) => typeId === type.id)?.name ?? type.description,
    minutes: type.minutes,
    slots: (free.get(type.id) ?? []).filter(({ doctorId }) => doctorId === doctor.id),
  }));
}

type Read = Awaited<ReturnType<Availability['ofEach']>>;
const isCurrent = (read: Read | undefined): read is Extract<Read, { ok: true }> => Boolean(read?.ok && !read.value.isStale);
