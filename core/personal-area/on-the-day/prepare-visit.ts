import { createHash } from 'node:crypto';
import type { Account } from '../../identity/accounts/account.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AreaServices } from '../area-services.ts';
import { type FindVisitPorts, findVisit } from '../visits/find-visit.ts';

export type PreparationItem = { key: string; text: string; isDone: boolean };

/** Of the words themselves: an item that the front desk writes anew has not been done yet. */
export const preparationKey = (text: string): string => createHash('sha256').update(text.trim()).digest('base64url').slice(0, 12);

/** `texts`: what the front desk wrote for this kind of visit. */
export async function readPreparation(
  { days }: Pick<AreaServices, 'days'>,
  account: Account,
  { visitKey, texts }: { visitKey: string; texts: readonly string[] },
): Promise<PreparationItem[]> {
  if (texts.length === 0) return [];
  const ticked = await days.ticks(account.id, visitKey);
  return texts.map((text) => ({ key: preparationKey(text), text, isDone: ticked.includes(preparationKey(text)) }));
}

type TickPorts = FindVisitPorts & Pick<AreaServices, 'days'>;

const isKey = /^[\w-]{12}$/;

/** Only for a visit of this account, and only what looks like an item: nobody fills our tables. */
export async function tickItem(
  ports: TickPorts,
  account: Account,
  { visitKey, item, isDone }: { visitKey: string; item: string; isDone: boolean },
  now: Date,
): Promise<Result<null, { kind: 'noSuchVisit' }>> {
  const visit = await findVisit(ports, account, { visitKey, what: 'visit', now });
  if (!isKey.test(item) || !visit?.isOwn) return err({ kind: 'noSuchVisit' });
  await ports.days.setTick(account.id, visitKey, item, isDone);
  return ok(null);
}
