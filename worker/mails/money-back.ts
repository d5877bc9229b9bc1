import { type SplitMoney, splitMoney } from '@clinic/core/booking/messages/split-money';
import type { MailTransfer } from '@clinic/core/booking/model/booking-mail';
import { euros } from '@clinic/core/kernel/format';
import type { Locale } from '@clinic/core/kernel/locale';
import type { MailWords } from './words.ts';

type MoneyBack = { refundCents: number; transfer: MailTransfer };

export function sayCancelledMoney({ keptCents = 0, ...money }: MoneyBack & { keptCents?: number }, locale: Locale, t: MailWords): string {
  const kept = { amount: euros(keptCents, locale) };
  if (keptCents > 0 && money.refundCents > 0) return `${sayReturned(money, locale, t)} ${t('cancelled.keptToo', kept)}`;
  if (keptCents > 0) return t('cancelled.kept', kept);
  return money.refundCents === 0 ? t('cancelled.unpaid') : sayReturned(money, locale, t);
}

function sayReturned(money: MoneyBack, locale: Locale, t: MailWords): string {
  const amount = euros(money.refundCents, locale);
  const split = splitMoney(money, locale);
  if (split) return `${t('cancelled.split', { amount })} ${splitWays(money, split, t)}`;
  return t(`cancelled.${money.transfer?.account ?? 'paid'}`, { amount });
}

export function sayRefund(money: MoneyBack, locale: Locale, t: MailWords): string {
  const split = splitMoney(money, locale);
  return split ? splitWays(money, split, t) : t(`refund.${money.transfer?.account ?? 'next'}`);
}

/** Paid twice, by Multibanco and another way: each goes back by its own, and is told so with its amount. */
const splitWays = ({ transfer }: MoneyBack, split: SplitMoney, t: MailWords): string =>
  [t('split.sameWay', split), t(`split.${transfer?.account ?? 'waiting'}`, split)].join(' ');
