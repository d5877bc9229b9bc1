import { visitStands } from '@clinic/core/booking/model/booking-predicates';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import type { Label } from '../../language/label.ts';
import { doneWords } from '../action-words.ts';
import { moveWords } from '../move/move-words.ts';
import type { PressOutcome } from '../outcome-note.tsx';
import { phoneWords as words } from './phone-words.ts';

type Told = Record<'asked' | 'stands' | 'failed', Label>;
/** Of each press that the clinic's book answers only seconds later. */
const toldOf: Record<'bookForCaller' | 'move', Told> = {
  bookForCaller: { asked: words.beingBooked, stands: doneWords.bookForCaller, failed: words.notBooked },
  move: { asked: moveWords.beingMoved, stands: doneWords.move, failed: moveWords.notMoved },
};

/** A press after which somebody on the telephone waits for the clinic's book. */
export type AskingPress = keyof typeof toldOf;
export const askingPress = (done: unknown): AskingPress | null =>
  (Object.keys(toldOf) as AskingPress[]).find((press) => press === done) ?? null;

/** What is said on the page that the press leads to. The press only asks: the clinic's book answers seconds later, and may refuse. */
export function toldToCaller(press: AskingPress, { booking, status }: Pick<OpenedFile, 'booking' | 'status'>): PressOutcome {
  const { asked, stands, failed } = toldOf[press];
  if (status === 'received') return { words: asked, isTrouble: false };
  if (visitStands(booking)) return { words: stands, isTrouble: false };
  // Opened again later: it was booked, and what became of it since stands at the top.
  if (booking.bookedAt !== null) return null;
  return { words: failed, isTrouble: true };
}
