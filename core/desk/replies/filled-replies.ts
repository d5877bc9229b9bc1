import type { Booking } from '../../booking/model/booking.ts';
import type { Reply } from './reply.ts';
import { fillReply, placeholderValues } from './reply-placeholders.ts';

/** A ready answer with this booking's own data in it, in the language of its letters. */
export type FilledReply = { id: string; title: string; text: string };

/** What cannot be filled in for this booking is not offered for it. */
export function filledReplies(replies: readonly Reply[], booking: Booking, clinicPhone: string): FilledReply[] {
  const { locale } = booking;
  const values = placeholderValues(booking, locale, clinicPhone);
  return replies.flatMap(({ current }) => {
    const filled = current.isRemoved ? null : fillReply(current[locale], values);
    return filled?.ok ? [{ id: current.replyId, title: current.title, text: filled.value }] : [];
  });
}
