import { randomUUID } from 'node:crypto';
import type { ClinicService } from '../../clinic/clinic-service.ts';
import { unwrapResponse } from '../../clinic/service-unavailable.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import { smsNumber } from '../../sms/sms-sender.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { addWorkingHours } from '../../working-hours/working-hours.ts';
import type { Booking } from '../model/booking.ts';
import { shortestNoticeHours } from '../model/waiting-wishes.ts';
import { chooseOffers, heldUntil } from './choose-offers.ts';
import type { FreedHour } from './opened-hour.ts';
import type { QuietHours } from './quiet-hours.ts';
import type { WaitingPatient } from './waiting-entry.ts';
import type { WaitingStore, WaitingTransaction } from './waiting-store.ts';

/** For how long off the site, and to how many at once. */
export type OfferFigures = { holdMinutes: number; most: number };
export type OfferSettings = OfferFigures & {
  quiet: QuietHours | null;
  /** Where it is not, the front desk is told and calls. */
  isAutomatic(typeId: number): boolean;
};
export type OfferPorts = { waiting: WaitingStore; clinic: Pick<ClinicService, 'listFreeDays'>; settings: OfferSettings };

/** `byTelephone`: whom no letter reaches is called by the front desk. */
export type OfferOutcome = 'offered' | 'byTelephone' | 'nobody' | 'notFree';

const hourMs = 3_600_000;

/**
 * Holds an hour that has come free and offers it to whoever waits for such an hour, all in one transaction with the work of the letters. The
 * id is the same at every try, so that it is offered once. Nothing is held where nobody fits, or where the clinic has given it away.
 */
export async function offerHour(
  { waiting, clinic, settings }: OfferPorts,
  hour: FreedHour & { id: string; closedAt?: Date },
  now: Date,
): Promise<OfferOutcome> {
  if (hour.startsAt.getTime() - now.getTime() < shortestNoticeHours * hourMs) return 'nobody';
  const chosen = chooseOffers(await waiting.waitingFor(hour.typeId), hour, { now, most: settings.most });
  if (chosen.length === 0 || (await waiting.isNotToOffer(hour))) return 'nobody';
  if (!(await isFreeAtClinic(clinic, hour))) return 'notFree';
  const calendar = await waiting.openingCalendar();
  return waiting
    .inTransaction(async (transaction): Promise<OfferOutcome> => {
      const byTelephone = settings.isAutomatic(hour.typeId)
        ? chosen.filter(({ booking }) => !isOfferedByLetter(booking))
        : chosen.slice(0, 1);
      const written = settings.isAutomatic(hour.typeId) ? chosen.filter(({ booking }) => isOfferedByLetter(booking)) : [];
      if (written.length > 0) {
        const until = heldUntil(hour, { now, holdMinutes: settings.holdMinutes });
        const isNew = await transaction.addHour({ ...hour, openedAt: now, heldUntil: until, takenAt: null });
        if (!isNew) return 'nobody';
        if (!(await transaction.acquireHold({ ...hour, bookingId: hour.id, until }))) throw new HeldByAnother();
        for (const each of written) await write(transaction, each, hour.id, now);
      }
      for (const { booking } of byTelephone)
        await transaction.openWorkItem({
          ...{ kind: 'earlierHour', subject: { kind: 'booking', id: booking.id } },
          ...{ detail: { hour: hour.startsAt.toISOString(), doctorId: hour.doctorId }, dueAt: callBy(hour, now, calendar) },
        });
      return written.length > 0 ? 'offered' : 'byTelephone';
    })
    .catch((error: unknown): OfferOutcome => {
      if (error instanceof HeldByAnother) return 'notFree';
      throw error;
    });
}

/** Thrown to roll back the hour's row: somebody is booking it at this moment. */
class HeldByAnother extends Error {}

async function write(transaction: WaitingTransaction, { entry }: WaitingPatient, hourId: string, offeredAt: Date): Promise<void> {
  const offer = { id: randomUUID(), entryId: entry.id, hourId, offeredAt };
  await transaction.addOffer(offer);
  await transaction.enqueueWork({ kind: 'tellOffer', offerId: offer.id, what: 'offered' });
  await transaction.enqueueWork({ kind: 'textOffer', offerId: offer.id, what: 'offered' });
}

/** The doctor may be away, or the desk may have filled it: only the clinic's own book knows. */
async function isFreeAtClinic(clinic: OfferPorts['clinic'], { doctorId, typeId, startsAt }: FreedHour): Promise<boolean> {
  const { day, time } = inLisbon(startsAt);
  const days = unwrapResponse(await clinic.listFreeDays({ doctorIds: [doctorId], typeId, from: day, to: day }));
  return days.some((free) => free.doctorId === doctorId && free.date === day && free.times.includes(time));
}

export const isOfferedByLetter = ({ patient, bookedBy }: Booking): boolean =>
  [patient.email, bookedBy?.email ?? ''].some((email) => email !== '') || smsNumber(patient.phone) !== null;

/** Working hours: what opens on a Friday evening is not late on Saturday, when nobody is there to call. */
const callWithinHours = 4;

const callBy = ({ startsAt }: FreedHour, now: Date, calendar: OpeningCalendar): Date =>
  new Date(Math.min(addWorkingHours(now, callWithinHours, calendar).getTime(), startsAt.getTime() - shortestNoticeHours * hourMs));
