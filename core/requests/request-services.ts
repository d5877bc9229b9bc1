import type { DocumentServices } from '../documents/receive-document.ts';
import type { CodeStore } from '../identity/codes/code-store.ts';
import type { Contact } from '../identity/contact.ts';
import type { WithinLimit } from '../limits/limits.ts';
import type { RequestStore } from './request-store.ts';

/** What the forms need from outside. */
export type RequestServices = {
  store: RequestStore;
  codes: CodeStore;
  withinLimit: WithinLimit;
  documents: DocumentServices;
  /** Signs forms; codes are derived from it. */
  secret: string;
};

/** Who sends it. */
export type RequestSender = {
  client: string;
  isKnownDevice: (contact: Contact) => boolean;
  /** The form that this browser sent before, if it did. */
  earlierFormId: string | null;
};
