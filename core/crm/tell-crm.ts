import { ok, type Result } from '../kernel/result.ts';
import type { Crm, CrmTrouble } from './crm.ts';
import type { CrmContacts } from './crm-contacts.ts';

type Ports = { contacts: CrmContacts; crm: Crm };

/**
 * Tells the CRM how things stand now, not what happened once: of two calls that overtake each other the last one to return finds that
 * something has changed, and tells it again.
 */
export async function tellCrm({ contacts, crm }: Ports, subscriptionId: string): Promise<Result<null, CrmTrouble>> {
  for (;;) {
    const standing = await contacts.read(subscriptionId);
    if (!standing) return ok(null);
    const { version, contact } = standing;
    const told = contact ? await crm.keep(subscriptionId, contact) : await crm.withdraw(subscriptionId);
    if (!told.ok) {
      await contacts.recordTrouble(subscriptionId, told.error.kind);
      // No other try would end otherwise. Whoever did not answer is asked again first.
      if (told.error.kind === 'crmRefused') await contacts.openWork();
      return told;
    }
    if (await contacts.recordTold(subscriptionId, version)) {
      await contacts.closeWorkWhereTold();
      return told;
    }
  }
}

const leftOverAtOnce = 500;

/** What was left over: the CRM was not set up yet, or was away for longer than one change is tried. Tells how many it took. */
export async function tellLeftOver(ports: Ports): Promise<number> {
  let told = 0;
  for (const id of await ports.contacts.leftOver(leftOverAtOnce)) {
    const outcome = await tellCrm(ports, id);
    if (outcome.ok) told += 1;
    // Whoever does not answer for one does not answer for the others.
    else if (outcome.error.kind === 'crmUnavailable') break;
  }
  return told;
}
