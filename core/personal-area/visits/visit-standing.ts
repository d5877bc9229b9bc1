import type { Booking } from '../../booking/model/booking.ts';
import { awaitsRelease, visitStands } from '../../booking/model/booking-predicates.ts';
import { bookingStatus } from '../../booking/model/booking-status.ts';
import type { VisitStanding } from './area-visit.ts';

// The contract names SCHEDULED alone. An unknown state tells nothing, so the clock decides.
const missedStates = ['MISSED', 'NO_SHOW', 'ABSENT'];
const cancelledStates = ['CANCELLED', 'CANCELED'];

/** Of a visit in the clinic's book. */
export function standingOfAppointment(state: string, endsAt: Date, now: Date): VisitStanding {
  const written = state.trim().toUpperCase();
  if (cancelledStates.includes(written)) return 'cancelled';
  if (endsAt > now) return 'booked';
  return missedStates.includes(written) ? 'missed' : 'done';
}

/** Of a booking of ours. */
export function standingOfBooking(booking: Booking, now: Date): VisitStanding {
  const isOver = booking.endsAt <= now;
  const status = bookingStatus(booking);
  switch (status) {
    case 'received':
      return isOver ? 'notBooked' : 'received';
    case 'pendingPayment':
      return isOver || awaitsRelease(booking) ? 'notPaid' : 'toPay';
    case 'scheduled':
    case 'confirmed':
      return isOver ? 'done' : 'booked';
    case 'notPaid':
    case 'cancelled':
    case 'moved':
      return status;
    case 'conflict':
    case 'slotTaken':
    case 'failed':
      return 'notBooked';
    case 'needsReview':
      return standingInReview(booking, isOver);
    default:
      return status satisfies never;
  }
}

function standingInReview(booking: Booking, isOver: boolean): VisitStanding {
  if (booking.movedTo !== null) return 'moved';
  if (booking.cancelledAt) return 'cancelled';
  if (visitStands(booking)) return isOver ? 'done' : 'booked';
  return booking.failedAt || booking.conflictFoundAt || isOver ? 'notBooked' : 'received';
}

/** In both books. What a person at the clinic noted in theirs comes before what we believed. */
export function standingInBoth(booking: Booking, appointment: { state: string; endsAt: Date }, now: Date): VisitStanding {
  const atClinic = standingOfAppointment(appointment.state, appointment.endsAt, now);
  if (atClinic === 'cancelled' || atClinic === 'missed') return atClinic;
  const here = standingOfBooking({ ...booking, endsAt: appointment.endsAt }, now);
  return here === 'notBooked' || here === 'received' ? atClinic : here;
}
