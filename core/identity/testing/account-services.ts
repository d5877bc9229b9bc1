import type pg from 'pg';
import type { AccountServices } from '../accounts/account-services.ts';
import type { LetterStore } from '../accounts/letter-store.ts';

export const testCodeSecret = 'only-for-tests-only-for-tests';
export const passkeyOrigin = 'https://exemplo.pt';

/** The services of accounts on a database of their own, with the rights of the site. `admin` sees and changes everything. */
export type AccountHarness = {
  services: AccountServices;
  letters: LetterStore;
  admin: pg.Pool;
  /** What the site asked of the database meanwhile. */
  statementsOf: (work: () => Promise<unknown>) => Promise<string[]>;
  /** The accounts on a single connection: work that needs a second one meanwhile would wait for ever. */
  onOneConnection: <T>(work: (services: AccountServices) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};
