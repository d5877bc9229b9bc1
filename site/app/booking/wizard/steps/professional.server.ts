import { setTimeout as wait } from 'node:timers/promises';
import { choiceOf, doctorsOfType } from '@clinic/core/booking/form/wizard-offer';
import { noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import type { PageContext } from '../../../page-context.ts';
import { type DoctorFace, readDoctorFaces } from '../../doctor-faces.server.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';

type NextSlot = { date: string; time: string };
type OfferedDoctor = DoctorFace & { next: NextSlot | null };
export type ProfessionalOffer = { step: 'professional'; next: NextSlot | null; doctors: OfferedDoctor[] };

/** The next free time is a help, not the question: nobody waits longer for it. */
const patienceMs = 700;

export async function readProfessionalOffer(page: PageContext, { offer, progress }: LoadedWizard): Promise<ProfessionalOffer> {
  const { typeId = 0 } = progress.answers;
  const doctors = doctorsOfType(offer, typeId);
  const late = wait(patienceMs).then(() => null);
  const nextOf = (doctorId: number) => Promise.race([late, firstFree(page, typeId, doctorId)]);
  const [next, ...nexts] = await Promise.all([nextOf(noPreferredDoctorId), ...doctors.map(({ id }) => nextOf(id))]);
  return {
    step: 'professional',
    next: next ?? null,
    doctors: readDoctorFaces(page, doctors).map((face, index) => ({ ...face, next: nexts[index] ?? null })),
  };
}

/** The answers are kept for all visitors: the clinic is asked at most once per doctor and half minute. */
async function firstFree({ booking }: PageContext, typeId: number, doctorId: number): Promise<NextSlot | null> {
  const free = await booking.availability.firstFree(choiceOf(typeId, doctorId));
  if (!free.ok || free.value.isStale || !free.value.slot) return null;
  const { date, time } = free.value.slot;
  return { date, time };
}
