import type { Account } from '../../identity/accounts/account.ts';
import type { ForeignId } from '../../identity/foreign-id.ts';
import type { AreaServices } from '../area-services.ts';
import type { AreaVisit } from './area-visit.ts';
import { readVisits } from './read-visits.ts';

export type FindVisitPorts = Parameters<typeof readVisits>[0] & Pick<AreaServices, 'reportForeignId'>;
type Wanted = { visitKey: string; what: Extract<ForeignId['what'], 'visit' | 'paper'>; now: Date };

/** Among the visits of this account only. */
export async function findVisit(ports: FindVisitPorts, account: Account, { visitKey, what, now }: Wanted): Promise<AreaVisit | null> {
  const { visits } = await readVisits(ports, account, now);
  const found = visits.find(({ key }) => key === visitKey) ?? null;
  if (!found) ports.reportForeignId({ accountId: account.id, what });
  return found;
}
