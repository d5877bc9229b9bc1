import { visitStands } from '@clinic/core/booking/model/booking-predicates';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { doneWords } from '../action-words.ts';
import type { PressOutcome } from '../outcome-note.tsx';
import { phoneWords as words } from './phone-words.ts';

/** What is said on the page that the press “Marcar” leads to. The press only asks: the clinic's book answers seconds later, and may refuse. */
export function toldToCaller({ booking, status }: Pick<OpenedFile, 'booking' | 'status'>): PressOutcome {
  if (status === 'received') return { words: words.beingBooked, isTrouble: false };
  if (visitStands(booking)) return { words: doneWords.bookForCaller, isTrouble: false };
  // Opened again later: it was booked, and what became of it since stands at the top.
  if (booking.bookedAt !== null) return null;
  return { words: words.notBooked, isTrouble: true };
}
