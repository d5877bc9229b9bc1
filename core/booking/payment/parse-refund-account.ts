import { err, ok, type Result } from '../../kernel/result.ts';
import { type IbanTrouble, parseIban } from '../../personal-data/iban.ts';
import { inOneLine } from '../../personal-data/person-name.ts';
import type { RefundAccount } from '../model/refund-account.ts';

/** As many letters as a transfer carries. */
export const longestHolder = 70;

type HolderTrouble = 'holderRequired' | 'holderWrong';
export type RefundAccountTroubles = { iban?: IbanTrouble; holder?: HolderTrouble };

/** A name, and no number: what is typed into the wrong field is noticed. */
function parseHolder(typed: string): Result<string, { kind: HolderTrouble }> {
  const holder = inOneLine(typed);
  if (holder === '') return err({ kind: 'holderRequired' });
  const isName = holder.length >= 3 && holder.length <= longestHolder && /\p{L}{2}/u.test(holder) && !/\d{4}/.test(holder);
  return isName ? ok(holder) : err({ kind: 'holderWrong' });
}

export function parseRefundAccount(typed: RefundAccount): Result<RefundAccount, RefundAccountTroubles> {
  const iban = parseIban(typed.iban);
  const holder = parseHolder(typed.holder);
  if (iban.ok && holder.ok) return ok({ iban: iban.value, holder: holder.value });
  return err({ ...(!iban.ok && { iban: iban.error.kind }), ...(!holder.ok && { holder: holder.error.kind }) });
}
