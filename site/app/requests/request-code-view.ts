import type { Contact } from '@clinic/core/identity/contact';
import type { RequestKind } from '@clinic/core/requests/request-kinds';

export type RequestCodeView = {
  kind: RequestKind;
  /** As it was typed: whoever mistyped it sees it here. */
  contact: Contact;
  /** Nobody takes the code: the form may be sent without it. */
  isStuck: boolean;
  isRefused: boolean;
  isSentAgain: boolean;
  /** Out of the link in the letter: filled in, and sent only by a press of the button. */
  prefilled: string;
};
