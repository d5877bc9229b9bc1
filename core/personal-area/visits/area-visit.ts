import type { Booking } from '../../booking/model/booking.ts';
import type { Payment } from '../../booking/model/payment.ts';
import type { RefundFacts } from '../../booking/model/refund.ts';
import type { Appointment } from '../../clinic/clinic-service.ts';

/** Where a visit stands, as its row says it. The words are the screens'. */
export const visitStandings = [
  /** Asked for here, and not yet in the clinic's book. */
  'received',
  'toPay',
  'booked',
  'done',
  'missed',
  'cancelled',
  'moved',
  'notPaid',
  /** Asked for, and nothing came of it: taken, refused, too near to another visit. */
  'notBooked',
] as const;
export type VisitStanding = (typeof visitStandings)[number];

/** A booking of ours with its money. */
export type MoneyOfBooking = { payments: Payment[]; refunds: RefundFacts[] };
export type PaidBooking = MoneyOfBooking & { booking: Booking };

/** One visit in the personal area: booked here, at the clinic, or both. */
export type AreaVisit = {
  /** Names the visit in forms: the booking's id, or the clinic's number. */
  key: string;
  standing: VisitStanding;
  startsAt: Date;
  endsAt: Date;
  doctorId: number;
  doctorName: string;
  /** Of the record that the account holder has proven to be theirs. Of other visits only day, place and doctor are shown. */
  isOwn: boolean;
  /** What it is for; null unless it is their own. */
  type: { id: number; name: string } | null;
  /** The first name alone, unless it is their own. */
  patientName: string;
  /** In the owner's name, by somebody whom nobody has confirmed: the owner may say that it was somebody else. */
  isByStranger: boolean;
  appointment: Appointment | null;
  booked: PaidBooking | null;
  /** Opens the visit's own pages; null where it has none, or they have ended. */
  token: string | null;
};

export const keyOfAppointment = (appointmentId: number): string => `clinic-${appointmentId}`;

export const paidCents = ({ payments }: MoneyOfBooking): number => payments.reduce((sum, payment) => sum + (payment.paidCents ?? 0), 0);
