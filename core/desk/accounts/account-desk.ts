import type { Account } from '../../identity/accounts/account.ts';
import type { AccountLetterKind, AccountTransaction, EmailChange, Registration } from '../../identity/accounts/account-store.ts';
import type { CodePurpose } from '../../identity/codes/code-store.ts';
import type { Session } from '../../identity/sessions/session.ts';
import type { Result } from '../../kernel/result.ts';
import type { ProfileChange } from '../../personal-area/profile/profile-store.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { CloseWorkItems, WorkItem } from '../../work-items/work-item.ts';
import type { AuditDetail, Confirmation, ContactConfirmations, StaffMember, WorkReader, WorkTransaction } from '../desk-store.ts';

export const accountActions = [
  'resendVerification',
  'identityChecked',
  'linkRecord',
  'moveLink',
  'unlinkRecord',
  'endSessions',
  'removeSecondStep',
  'erase',
  'dropErasure',
] as const;
export type AccountAction = (typeof accountActions)[number];

/**
 * `words`: beginnings of names, without accents and case; all of them must occur. An account has no phone of its own: one that was proven
 * for its record is meant, or one that the account holder booked with.
 */
export type AccountQuestion =
  | { by: 'email'; email: string }
  | { by: 'phone'; phone: string }
  | { by: 'record'; patientId: number }
  | { by: 'name'; words: string[] };

/** `waiting`: registered, and the e-mail was never proven. `linked`: proven to be the patient of a clinic's record. */
export type AccountLevel = 'waiting' | 'account' | 'linked';

/** `id` is the account's, or that of a registration that waits for its e-mail. */
export type AccountLine = { id: string; name: string; email: string; level: AccountLevel; since: Date; openSessions: number };

export type WaitingRegistration = Omit<Registration, 'passwordHash'> & {
  /** When the front desk last sent the confirmation again. */
  sentAt: Date | null;
};

/** To the e-mail of an account or a registration. What it said is not known. `refusedAt`: the mail server does not take the address. */
export type SentMessage = ({ by: 'letter'; kind: AccountLetterKind } | { by: 'code'; kind: CodePurpose }) & {
  askedAt: Date;
  sentAt: Date | null;
  refusedAt: Date | null;
};

/** A change of the profile that the clinic's program did not take. */
type RefusedChange = Pick<ProfileChange, 'field' | 'value'>;

/** An access of staff that the account holder asked about. */
export type QuestionedAccess = { askedAt: Date; happenedAt: Date; actor: string; action: string };

/** What the staff did with it, without who only looked. */
export type AccountEvent = { happenedAt: Date; actor: string; action: string };

export type AccountOnFile = Account & { verifiedAt: Date; linkedBy: string | null };

/** Everything that the front desk may see of one account: never a password, a secret or a code. */
export type AccountFile = {
  account: AccountOnFile;
  sessions: Session[];
  emailChanges: EmailChange[];
  secondSteps: { passkey: boolean; totp: boolean };
  items: WorkItem[];
  /** Of the linked record. */
  confirmations: Confirmation[];
  events: AccountEvent[];
};

export type AccountAuditEntry = {
  staff: StaffMember;
  accountId: string;
  action: AccountAction;
  requestId: string;
  detail?: AuditDetail;
};

type AccountLook = { staff: StaffMember; action: 'list' | 'look' | 'records'; accountId: string | null; detail?: AuditDetail };

type AccountChanges = Pick<
  AccountTransaction,
  'lock' | 'lockRecord' | 'linkPatient' | 'addLink' | 'endSessions' | 'removePassword' | 'removeFactors' | 'addLetter'
>;

export type AccountDeskTransaction = AccountChanges &
  ContactConfirmations &
  Pick<WorkTransaction, 'lockWork'> & {
    hasCodeApp(accountId: string): Promise<boolean>;
    isContactConfirmed(patientId: number, digests: string[]): Promise<boolean>;
    /** From now on this contact does not open the record, even where the clinic itself wrote it there. The current key's digest first. */
    disbelieveContact(patientId: number, digests: string[], by: StaffMember, at: Date): Promise<void>;
    /** Null where it was completed, or there is an account with its e-mail by now. Two who ask at once come one after the other. */
    lockRegistration(registrationId: string): Promise<WaitingRegistration | null>;
    closeWorkItems: CloseWorkItems;
    /** The open request for erasure is answered. */
    endErasureRequest(accountId: string): Promise<void>;
    /** Durable: begun in this transaction, and carried out afterwards even if it has to wait. */
    startErasure(accountId: string): Promise<void>;
  };

export type AccountDesk = WorkReader & {
  /** At most `atMost` ids of accounts and waiting registrations, by name. */
  search(question: AccountQuestion, atMost: number): Promise<string[]>;
  lines(ids: string[]): Promise<AccountLine[]>;
  file(accountId: string): Promise<AccountFile | null>;
  registration(registrationId: string): Promise<WaitingRegistration | null>;
  /** The newest first. */
  messagesTo(email: string): Promise<SentMessage[]>;
  /** Those that nothing has taken the place of. */
  refusedChanges(accountId: string, keys: DataKeys): Promise<RefusedChange[]>;
  questions(accountId: string, since: Date): Promise<QuestionedAccess[]>;
  /** Which accounts are linked to which of these records. */
  linkedTo(patientIds: number[]): Promise<{ patientId: number; accountId: string }[]>;
  recordView(look: AccountLook): Promise<void>;
  /** The work and its audit entry in one transaction; `alreadyDone` if this request was done before. */
  act<Trouble>(
    entry: AccountAuditEntry,
    work: (transaction: AccountDeskTransaction) => Promise<Result<'done', Trouble>>,
  ): Promise<Result<'done' | 'alreadyDone', Trouble>>;
};
