import { err, ok } from '../../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from '../desk-request.ts';
import type { DeskStore, ReadableLetter } from '../desk-store.ts';
import { openedByPress, type PressToOpen } from '../opened-by-press.ts';

/** “What did you write to me?” Letters tell of a visit, so who reads which one is in the audit log before it is shown. */
export const openLetter = async ({ store, staff, bookingId, requestId }: DeskRequest, letterId: string) => {
  const letter = await store.sentLetter(bookingId, letterId);
  return store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'letterOpened', detail: { letterId } }, async () =>
    letter ? ok('done' as const) : err({ kind: 'notFound' }),
  );
};

/** As it was sent, without what it opened. Only for whoever pressed. */
export async function readOpenedLetter(store: DeskStore, opening: PressToOpen): Promise<ReadableLetter | null> {
  const opened = await openedByPress(store, 'letterOpened', opening);
  return opened ? store.sentLetter(opening.bookingId, String(opened['letterId'])) : null;
}
