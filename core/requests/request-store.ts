import type { Contact } from '../identity/contact.ts';
import type { Locale } from '../kernel/locale.ts';
import type { RequestAnswers } from './form/parse-request.ts';
import type { RequestKind } from './request-kinds.ts';

/** A form as it was sent, and what happened to it since. */
export type VisitorRequest = {
  id: string;
  number: number;
  kind: RequestKind;
  locale: Locale;
  answers: RequestAnswers;
  /** The optional tick. It counts from the moment at which the e-mail is proven. */
  wantsNewsletter: boolean;
  sentAt: Date;
  contactProvenAt: Date | null;
  /** From here on it is the front desk's; until then it waits for its code. */
  receivedAt: Date | null;
  answerBy: Date | null;
  answeredAt: Date | null;
  answeredBy: string | null;
  withdrawnAt: Date | null;
};

export type NewRequest = { kind: RequestKind; locale: Locale; answers: RequestAnswers; wantsNewsletter?: boolean; contact: Contact };
export type Receipt = { answerBy: Date; isProven: boolean };

/** Only the browser that opened the form knows `formId`. */
export type RequestStore = {
  /**
   * The same form sent again replaces what still waits, and changes nothing of what was received. With a receipt the row, the front
   * desk's task and the letters are written in one transaction; without one it waits for its code.
   */
  save(formId: string, request: NewRequest, receipt: Receipt | null): Promise<void>;
  /** What waited for its code is received, once; false where it has another contact by now, or is not there. */
  receive(formId: string, contact: Contact, receipt: Receipt): Promise<boolean>;
  byForm(formId: string): Promise<VisitorRequest | null>;
  byId(id: string): Promise<VisitorRequest | null>;
  /** How many documents came with it. */
  countDocuments(id: string): Promise<number>;
  /** By the link of its receipt. */
  confirmContact(id: string): Promise<void>;
  /** False if it was answered or withdrawn already. The task of the front desk is closed with it, and whoever asked is told. */
  withdraw(id: string): Promise<boolean>;
};
