import type { WithinLimit } from '../../limits/limits.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { CodeStore } from '../codes/code-store.ts';
import type { FactorStore } from '../factors/factor-store.ts';
import type { ReportForeignId } from '../foreign-id.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { KeptForms } from '../sessions/kept-forms.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { AccountStore } from './account-store.ts';

/** What the screens and the API of accounts need. */
export type AccountServices = {
  accounts: AccountStore;
  sessions: SessionStore;
  factors: FactorStore;
  keptForms: KeptForms;
  codes: CodeStore;
  passwords: Passwords;
  withinLimit: WithinLimit;
  reportForeignId: ReportForeignId;
  keys: DataKeys;
  /** Derives the codes. */
  codeSecret: string;
  /** The host to which passkeys belong, and the origins from which they are used. */
  relyingParty: { host: string; origins: readonly string[] };
};
