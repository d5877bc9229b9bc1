import { err, ok, type Result } from '../../kernel/result.ts';
import { multicareCapCents } from './constants.ts';
import type { VisitMode } from './visit-mode.ts';

/** The prices of an appointment type; null if it is not offered in that mode. */
export type TypePrice = { typeId: number; inPersonCents: number | null; onlineCents: number | null };

export type VisitPrice = {
  cents: number;
  /** With insurance the insurer decides. */
  subjectToAuthorisation: boolean;
};

type Visit = { typeId: number; mode: VisitMode; insured: boolean };

/** A missing or implausible price is an error of the price list, never a free visit. */
export function visitPrice(
  prices: readonly TypePrice[],
  { typeId, mode, insured }: Visit,
  capCents: number = multicareCapCents,
): Result<VisitPrice, { kind: 'noPrice' }> {
  const listed = prices.find((price) => price.typeId === typeId);
  const cents = mode === 'online' ? listed?.onlineCents : listed?.inPersonCents;
  if (cents === undefined || cents === null || !Number.isSafeInteger(cents) || cents <= 0) return err({ kind: 'noPrice' });
  return ok({ cents: insured ? Math.min(cents, capCents) : cents, subjectToAuthorisation: insured });
}
