import { setTimeout as wait } from 'node:timers/promises';
import type { Slot } from '@clinic/core/booking/availability/slots';
import { choiceOfAnswers } from '@clinic/core/booking/form/wizard-offer';
import { noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import type { VisitPrice } from '@clinic/core/booking/model/price';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { PageContext } from '../../../page-context.ts';
import { type DoctorFace, readDoctorFaces } from '../../doctor-faces.server.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';

/** An hour and whose it is. */
export type OfferedHour = Slot & { doctorName: string };
/** `days`: a date of each day of the week on which the doctor sees patients. */
export type OfferedDoctor = DoctorFace & { days: string[]; hours: OfferedHour[] };
export type ProfessionalOffer = { step: 'professional'; mode: VisitMode } & (
  | { view: 'silent' }
  | {
      view: 'hours';
      price: VisitPrice | null;
      /** The first hours of all, for who has no preference. */
      first: OfferedHour[];
      doctors: OfferedDoctor[];
      staleSince: string | null;
      /** Chosen beforehand, and not somebody who treats this. */
      notTreating: string | null;
    }
);

const hoursPerCard = 3;
const hoursForAnyone = 2;
/** The days of the week are a help, not the question: nobody waits longer for them. */
const daysTimeoutMs = 700;

export async function readProfessionalOffer(page: PageContext, { offer, progress, draft }: LoadedWizard): Promise<ProfessionalOffer> {
  const { mode = 'inPerson', typeId = 0, doctorIds = [], price = null } = progress.answers;
  const doctors = offer.doctors.filter(({ id }) => doctorIds.includes(id));
  const choice = choiceOfAnswers({ typeId, doctorIds, doctorId: noPreferredDoctorId });
  const [free, days] = await Promise.all([page.booking.availability.ofEach(choice), readDays(page, doctorIds)]);
  if (!free.ok) return { step: 'professional', mode, view: 'silent' };
  const { slots, isStale, readAt } = free.value;
  const wanted = offer.doctors.find(({ id }) => String(id) === draft?.fields.doctorId);
  const cards = readDoctorFaces(page, doctors).map((face) => ({
    ...face,
    days: days.get(face.id) ?? [],
    hours: slots.filter(({ doctorId }) => doctorId === face.id).map((slot) => ({ ...slot, doctorName: face.name })),
  }));
  return {
    ...{ step: 'professional', view: 'hours', mode, price },
    first: firstOfAll(cards),
    // Who can see the patient soonest stands first.
    doctors: cards.toSorted(bySoonest).map((card) => ({ ...card, hours: card.hours.slice(0, hoursPerCard) })),
    staleSince: isStale ? inLisbon(readAt).time : null,
    notTreating: wanted && !doctorIds.includes(wanted.id) ? doctorNameIn(wanted.clinicalName, page.locale) : null,
  };
}

const moment = ({ date, time }: Slot) => `${date} ${time}`;
const soonest = ({ hours: [first] }: OfferedDoctor) => (first ? moment(first) : '9');
const bySoonest = (a: OfferedDoctor, b: OfferedDoctor) => (soonest(a) < soonest(b) ? -1 : soonest(a) > soonest(b) ? 1 : 0);

/** Each time once, and of different times rather than of different doctors. */
function firstOfAll(cards: OfferedDoctor[]): OfferedHour[] {
  const all = cards.flatMap(({ hours }) => hours).sort((a, b) => (moment(a) < moment(b) ? -1 : 1));
  return [...new Map(all.toReversed().map((hour) => [moment(hour), hour])).values()].toReversed().slice(0, hoursForAnyone);
}

async function readDays({ booking }: PageContext, doctorIds: readonly number[]): Promise<Map<number, string[]>> {
  const late = wait(daysTimeoutMs).then(() => null);
  const read = await Promise.all(doctorIds.map((id) => Promise.race([late, booking.workdays(id)])));
  return new Map(doctorIds.map((id, index) => [id, read[index]?.ok ? read[index].value.value : []]));
}
