import type { Locale } from '../../kernel/locale.ts';
import type { Contact } from '../contact.ts';

/** What a correct code gives access to. */
export type CodePurpose =
  /** To be recognised as a patient of the clinic: sent to a contact on file, if there is one. */
  | 'knownPatient'
  /** To book: sent to the contact that was typed. */
  | 'booking'
  /** To open a visit whose link has ended: sent to the contact of its booking. */
  | 'visit'
  /** To say to which account a refund is transferred: sent to the contact of its booking. */
  | 'refund'
  /** To make an account: sent to the e-mail that was typed. */
  | 'register'
  /** To sign in without a password: a code only if there is an account, otherwise a letter that says so. */
  | 'signIn'
  /** After the right password, in a browser in which the account was not used before. */
  | 'newDevice'
  /** Before a sensitive change of an open account. */
  | 'confirmIdentity'
  /** To change the e-mail of an account: sent to the new one. */
  | 'newEmail'
  /** To link an account to the clinic's record: sent to a contact on file, if there is one. */
  | 'linkRecord'
  /** To have a new phone believed: sent to that phone, by a proven patient. */
  | 'newPhone'
  /** To send a form that tells about health, or from a browser without script: sent to the contact that was typed. */
  | 'request'
  /** To have the result of a quiz by e-mail: sent to the e-mail that was typed. */
  | 'quizResult';

/** A NIF identifies a patient; the code then goes to the contact that the clinic has. */
export type CodeAddress = Contact | { kind: 'vat'; value: string };

export type CodeRequest = {
  purpose: CodePurpose;
  contact: CodeAddress;
  locale: Locale;
  /** Typed with the contact: identifies a member of a family. */
  birthDate: string | null;
  /** The account for which it is requested. For `signIn` nobody knows it yet: the worker finds out. */
  accountId?: string;
};

/** A request for a code. For a known patient the row is the same whether or not the clinic knows them: only the worker finds out. */
export type IdentityCode = Omit<CodeRequest, 'accountId'> & {
  id: string;
  accountId: string | null;
  requestedAt: Date;
  expiresAt: Date;
  /** Null until the worker has asked the clinic; empty if the contact is unknown there. */
  patientIds: number[] | null;
  /** When a gateway accepted the message, and for which contact. */
  sentAt: Date | null;
  sentToDigest: string | null;
  /** When the gateway finally rejected it: the address does not exist. */
  refusedAt: Date | null;
  /** When the correct code was typed. */
  provenAt: Date | null;
};

/** Only the browser that requested the code knows `browserKey`: the code is valid there and nowhere else. */
export type CodeStore = {
  /** Ends this browser's earlier requests and starts the worker, in one transaction. */
  request(browserKey: string, asked: CodeRequest): Promise<void>;
  /** This browser's newest request that has not ended and whose proof has not expired. The code itself may have expired. */
  latest(browserKey: string, purpose: CodePurpose): Promise<IdentityCode | null>;
  /** For the worker: null if it has ended, was proven, or is too old to be sent. */
  open(id: string): Promise<IdentityCode | null>;
  /** From here on the code is valid, for the usual time. */
  recordFound(id: string, patientIds: number[]): Promise<void>;
  /** For the worker: which account a `signIn` means, if any. */
  recordAccount(id: string, accountId: string | null): Promise<void>;
  recordSent(id: string, sentToDigest: string): Promise<void>;
  recordRefused(id: string): Promise<void>;
  /** Counts one more attempt before it is checked, so that concurrent attempts cannot exceed the limit. Null if none is left. */
  takeTry(browserKey: string, purpose: CodePurpose): Promise<IdentityCode | null>;
  recordProven(id: string): Promise<void>;
  /** Ends everything that this browser requested. */
  end(browserKey: string): Promise<void>;
};
