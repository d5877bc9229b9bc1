import type { Account } from '../../identity/accounts/account.ts';
import { isUuid } from '../../kernel/uuid.ts';
import type { AreaServices } from '../area-services.ts';

/** False where there is no such score of this account. */
export async function removeScore(
  { symptoms, reportForeignId }: Pick<AreaServices, 'symptoms' | 'reportForeignId'>,
  { id: accountId }: Account,
  scoreId: string,
): Promise<boolean> {
  if (!isUuid(scoreId)) return false;
  const isRemoved = await symptoms.remove(accountId, scoreId);
  if (!isRemoved) reportForeignId({ accountId, what: 'score' });
  return isRemoved;
}
