import { setVideoLink, takesVideoLink } from '../booking/video/set-video-link.ts';
import { parseVideoLink } from '../booking/video/video-link.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';

/** The desk pastes the link to the room of a visit by video, or another in its place. The audit log does not keep the link itself. */
export async function pasteVideoLink({ store, staff, bookingId, requestId }: DeskRequest, text: string) {
  const link = parseVideoLink(text);
  if (!link.ok) return link;
  return store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'videoLink' }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    if (!takesVideoLink(locked.booking, locked.now)) return err({ kind: 'nothingToDo' });
    await setVideoLink(transaction, locked, link.value);
    await transaction.addStaffEvent(bookingId, { kind: 'videoLinkSet', by: staff });
    return ok('done' as const);
  });
}
