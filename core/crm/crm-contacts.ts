import type { CrmContact, CrmTrouble } from './crm.ts';

/** Who belongs into the CRM at this moment. `version` counts the changes. */
export type CrmStanding = { version: number; contact: CrmContact | null };

/** What the CRM was told of each subscription, and what it still has to be told. */
export type CrmContacts = {
  /** Null where nothing was ever noted of it. No contact: whoever ended it, or is kept off the list, is to be withdrawn. */
  read(subscriptionId: string): Promise<CrmStanding | null>;
  /** False where something has changed since it was read. */
  recordTold(subscriptionId: string, version: number): Promise<boolean>;
  recordTrouble(subscriptionId: string, trouble: CrmTrouble['kind']): Promise<void>;
  openWork(): Promise<void>;
  /** Once the CRM has taken all that it was asked in vain before. */
  closeWorkWhereTold(): Promise<void>;
  /** Left over for more than an hour, the oldest first. What was refused waits for a new change. */
  leftOver(atMost: number): Promise<string[]>;
};
