import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import type { WaitingWishes } from '../model/waiting-wishes.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';
import type { HourOffer, OpenedHour } from './opened-hour.ts';
import type { WaitingEntry, WaitingPatient } from './waiting-entry.ts';

/** The doctor and start of a free hour, as `202 2026-11-19T10:40`. */
export type FreeHourName = string;

/** A booking's transaction that also writes about hours and offers. */
export type WaitingTransaction = BookingTransaction & {
  /** False if this hour was opened before. */
  addHour(hour: OpenedHour): Promise<boolean>;
  addOffer(offer: Pick<HourOffer, 'id' | 'entryId' | 'offeredAt'> & { hourId: string }): Promise<void>;
  /** Locks the hour: nobody else accepts it until this transaction ends. */
  lockOffer(id: string): Promise<{ offer: HourOffer; now: Date } | null>;
  /** The same, by the hour. */
  lockHour(id: string): Promise<{ hour: OpenedHour; now: Date } | null>;
  /** It is the public's from now on. */
  endHour(id: string, at: Date): Promise<void>;
  markAccepted(offer: HourOffer, at: Date): Promise<void>;
  /** Of the same hour. */
  otherOffers(offer: HourOffer): Promise<string[]>;
};

export type WaitingStore = {
  /** The entry of a booking that was not left. */
  entryOf(bookingId: string): Promise<WaitingEntry | null>;
  /** New wishes keep the place in the list. */
  join(bookingId: string, wishes: WaitingWishes): Promise<void>;
  leave(bookingId: string): Promise<void>;
  /** Everybody whose visit may still be moved, the longest waiting first. */
  waitingFor(typeId: number): Promise<WaitingPatient[]>;
  waitedTypes(): Promise<number[]>;
  /**
   * Whether this hour of a doctor was offered lately, or is one that the clinic called off: then nobody is there to see anybody. Its visit
   * leaves the clinic's book, which then shows it free; but where the book had it closed after that, the clinic itself has opened it again.
   * `closedAt`: when the book was last seen without it.
   */
  isNotToOffer(hour: { doctorId: number; startsAt: Date; closedAt?: Date }): Promise<boolean>;
  /** When the clinic is open. */
  openingCalendar(): Promise<OpeningCalendar>;
  readOffer(id: string): Promise<HourOffer | null>;
  lastLook(typeId: number): Promise<{ lookedAt: Date; freeHours: FreeHourName[] } | null>;
  noteLook(typeId: number, look: { lookedAt: Date; freeHours: FreeHourName[] }): Promise<void>;
  inTransaction<T>(work: (transaction: WaitingTransaction) => Promise<T>): Promise<T>;
};
