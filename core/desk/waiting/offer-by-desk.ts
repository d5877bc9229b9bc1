import { chooseOffers } from '../../booking/waiting/choose-offers.ts';
import { type LookPorts, listFreeHours } from '../../booking/waiting/look-for-hours.ts';
import { type OfferFigures, type OfferOutcome, offerHour } from '../../booking/waiting/offer-hour.ts';
import { type FreedHour, hourState } from '../../booking/waiting/opened-hour.ts';
import type { WaitingPatient } from '../../booking/waiting/waiting-entry.ts';
import type { WaitingStore } from '../../booking/waiting/waiting-store.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { StaffMember } from '../desk-store.ts';
import type { WaitingDesk } from './waiting-desk.ts';

/** More would hide who waits. */
const mostShown = 8;

type Clinic = LookPorts['clinic'];
/** `asked`: those who wait for such an hour, in the order in which it is offered. */
export type OfferableHour = FreedHour & { asked: WaitingPatient[] };

/** Hours that are free now and that somebody on the list asked for, the earliest first. One that was offered lately is left out. */
export async function readOfferable(
  { waiting, clinic }: { waiting: Pick<WaitingStore, 'isNotToOffer'>; clinic: Clinic },
  all: readonly WaitingPatient[],
  now: Date,
): Promise<OfferableHour[]> {
  const free = await listFreeHours(clinic, [...new Set(all.map(({ booking }) => booking.typeId))], now);
  const fitting = free
    .map((hour) => ({ ...hour, asked: chooseOffers(all, hour, { now, most: all.length }) }))
    .filter(({ asked }) => asked.length > 0)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const shown: OfferableHour[] = [];
  for (const hour of fitting) {
    if (shown.length === mostShown) break;
    if (!(await waiting.isNotToOffer(hour))) shown.push(hour);
  }
  return shown;
}

type Offer = { staff: StaffMember; requestId: string; hour: Pick<FreedHour, 'typeId' | 'doctorId' | 'startsAt'> };
type Ports = { desk: Pick<WaitingDesk, 'act'>; waiting: WaitingStore; clinic: Clinic; figures: OfferFigures };
/** `byTelephone`: nobody of those chosen can be written to, so the desk calls, and nothing is held. */
type Offered = 'done' | 'byTelephone' | 'alreadyDone';
type OfferTrouble = { kind: 'nobodyFits' | 'notFree' };

/**
 * “Oferecer a 3”: the hour is held and offered by the same engine as one that opened by itself, in the transaction of the audit entry. The
 * press's id is the hour's, so that pressed twice it is offered once; of two who press at the same moment one holds it.
 */
export async function offerByDesk(
  { desk, waiting, clinic, figures }: Ports,
  { staff, requestId, hour }: Offer,
  now: Date,
): Promise<Result<Offered, OfferTrouble>> {
  const free = (await listFreeHours(clinic, [hour.typeId], now)).find(
    ({ doctorId, startsAt }) => doctorId === hour.doctorId && startsAt.getTime() === hour.startsAt.getTime(),
  );
  if (!free) return err({ kind: 'notFree' });
  const detail = { doctorId: hour.doctorId, hour: hour.startsAt.toISOString() };
  let isRepeated = false;
  const audited: WaitingStore = {
    ...waiting,
    inTransaction: async (work) => {
      let came: Awaited<ReturnType<typeof work>> | undefined;
      const acted = await desk.act<OfferTrouble>(
        { staff, bookingId: null, requestId, action: 'hourOffered', detail },
        async (transaction) => {
          came = await work(transaction);
          // An hour that was not offered leaves no entry that says it was.
          return isOffered(came) ? ok('done') : err(nothingOffered(came));
        },
      );
      isRepeated = acted.ok && acted.value === 'alreadyDone';
      return came as Awaited<ReturnType<typeof work>>;
    },
  };
  const settings = { ...figures, quiet: null, isAutomatic: () => true };
  const opened = { ...free, source: 'desk' as const, id: requestId };
  const came: OfferOutcome | undefined = await offerHour({ waiting: audited, clinic, settings }, opened, now);
  if (isRepeated) return ok('alreadyDone');
  if (!isOffered(came)) return err(nothingOffered(came));
  return ok(came === 'byTelephone' ? came : 'done');
}

const isOffered = (came: unknown): boolean => came === 'offered' || came === 'byTelephone';
const nothingOffered = (came: unknown): OfferTrouble => ({ kind: came === 'notFree' ? 'notFree' : 'nobodyFits' });

/**
 * “Pôr já no site”: nobody is waited for any longer. Under the hour's lock, so that whoever accepts at the same moment either has it, or is
 * told that the time is over and keeps the visit.
 */
export const returnHour = (
  desk: Pick<WaitingDesk, 'act'>,
  { staff, requestId, hourId }: { staff: StaffMember; requestId: string; hourId: string },
) =>
  desk.act<{ kind: 'hourOver' }>({ staff, bookingId: null, requestId, action: 'hourReturned', detail: { hourId } }, async (transaction) => {
    const locked = await transaction.lockHour(hourId);
    if (!locked || hourState(locked.hour, locked.now) !== 'open') return err({ kind: 'hourOver' });
    await transaction.endHour(hourId, locked.now);
    await transaction.releaseHold(hourId);
    return ok('done');
  });
