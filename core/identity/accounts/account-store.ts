import type { Locale } from '../../kernel/locale.ts';
import type { Account } from './account.ts';

/** Sent and not yet confirmed: bound to the browser that sent it, so that nobody can prepare an account for somebody else. */
export type Registration = { id: string; email: string; name: string; passwordHash: string; locale: Locale; requestedAt: Date };

/** The right password in a new browser; the second step is still missing. `sessionEpoch` is the account's when it was typed. */
export type PendingSignIn = { accountId: string; remembered: boolean; sessionEpoch: number; startedAt: Date; tries: number };

export type EmailChange = {
  id: string;
  accountId: string;
  oldEmail: string;
  newEmail: string;
  requestedAt: Date;
  confirmedAt: Date | null;
  undoneAt: Date | null;
};

export type LinkPurpose = 'reset' | 'verify' | 'undoEmail';
/** What a link in a letter is good for. Only a pressed button uses it up; a newer one of the same kind ends it. */
export type AccountLink = {
  id: string;
  purpose: LinkPurpose;
  accountId: string | null;
  registrationId: string | null;
  emailChangeId: string | null;
  endsAt: Date;
  endedAt: Date | null;
};

export const accountLetterKinds = [
  /** Somebody asked for a reset or a code, and there is no account with this e-mail. */
  'noAccount',
  'reset',
  /** The front desk sends the confirmation of a registration once more. */
  'verify',
  'newDevice',
  'passwordChanged',
  /** To the old e-mail, with the link that takes the change back. */
  'emailChanged',
  'emailChangeUndone',
  'factorsChanged',
  'recordLinked',
  'recordUnlinked',
  'accountClosed',
] as const;
export type AccountLetterKind = (typeof accountLetterKinds)[number];
export type AccountLetter = {
  kind: AccountLetterKind;
  accountId: string | null;
  recipient: string;
  locale: Locale;
  linkId?: string;
  deviceName?: string;
};

type NewLink = { purpose: LinkPurpose; accountId?: string; registrationId?: string; emailChangeId?: string; minutes: number };

export type AccountReads = {
  byId(id: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** However old: the link that leads to it has its own end. */
  readRegistration(id: string): Promise<Registration | null>;
  readEmailChange(id: string): Promise<EmailChange | null>;
};

/** What is written together, and read on the way. */
export type AccountTransaction = AccountReads & {
  /** Null where there is one with this e-mail already. */
  create(account: { email: string; name: string; locale: Locale; passwordHash: string | null }): Promise<Account | null>;
  /** Keeps others from changing it meanwhile. */
  lock(accountId: string): Promise<Account | null>;
  setPassword(accountId: string, passwordHash: string): Promise<void>;
  removePassword(accountId: string): Promise<void>;
  changeDetails(accountId: string, change: { name?: string; locale?: Locale; remindBy?: Account['remindBy'] }): Promise<void>;
  /** False where another account has it. */
  setEmail(accountId: string, email: string): Promise<boolean>;
  /** Nobody links another account to this record meanwhile. */
  lockRecord(patientId: number): Promise<{ linkedAccountIds: string[] }>;
  linkPatient(accountId: string, link: { patientId: number; by: string } | null): Promise<void>;
  /** Empties the row; what is held by law is elsewhere. */
  close(accountId: string): Promise<void>;
  completeRegistrations(email: string): Promise<void>;
  addEmailChange(change: { accountId: string; oldEmail: string; newEmail: string }): Promise<string>;
  confirmEmailChange(id: string): Promise<void>;
  /** With the changes that came after it, whose links end: whoever made them must not take the undoing back. */
  undoEmailChange(id: string): Promise<void>;
  /** Ends earlier ones of the same kind and account. */
  addLink(link: NewLink): Promise<string>;
  /** Null where it has ended; otherwise it ends here. */
  takeLink(id: string, purpose: LinkPurpose): Promise<AccountLink | null>;
  endLinks(accountId: string, purpose: LinkPurpose): Promise<void>;
  /** With their refresh tokens and the sign-ins under way; `except` stays. Returns how many ended. */
  endSessions(accountId: string, except?: string): Promise<number>;
  removeFactors(accountId: string): Promise<void>;
  /** With the recovery codes. False where there was none. */
  removeTotp(accountId: string): Promise<boolean>;
  /** The codes that were there before end. */
  replaceRecoveryCodes(accountId: string, hashes: Buffer[]): Promise<void>;
  addLetter(letter: AccountLetter): Promise<void>;
};

export type AccountStore = AccountReads & {
  inTransaction<T>(work: (transaction: AccountTransaction) => Promise<T>): Promise<T>;
  /** Null where there is no account or it has no password. One statement, whether or not there is one. */
  passwordHash(email: string): Promise<{ account: Account; hash: string | null } | null>;
  saveRegistration(browserKey: string, registration: Omit<Registration, 'id' | 'requestedAt'>): Promise<void>;
  /** The newest of this browser that was not completed. */
  registration(browserKey: string, email: string): Promise<Registration | null>;
  savePendingSignIn(browserKey: string, pending: Pick<PendingSignIn, 'accountId' | 'remembered' | 'sessionEpoch'>): Promise<void>;
  pendingSignIn(browserKey: string): Promise<PendingSignIn | null>;
  /** Counts one more attempt at the second step before it is checked. Null where none is left. */
  takeSignInTry(browserKey: string): Promise<PendingSignIn | null>;
  endPendingSignIn(browserKey: string): Promise<void>;
  readLink(id: string): Promise<AccountLink | null>;
  /** The newest change that was not undone. */
  emailChange(accountId: string): Promise<EmailChange | null>;
};
