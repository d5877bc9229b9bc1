import { euros } from '../../kernel/format.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { MailTransfer } from '../model/booking-mail.ts';

/** Two amounts in words: what goes back the way it was paid, and what is transferred. */
export type SplitMoney = { sameWay: string; transferred: string };

/** Null where all of it goes back one way. */
export function splitMoney({ refundCents, transfer }: { refundCents: number; transfer: MailTransfer }, locale: Locale): SplitMoney | null {
  if (!transfer || transfer.cents >= refundCents) return null;
  return { sameWay: euros(refundCents - transfer.cents, locale), transferred: euros(transfer.cents, locale) };
}
