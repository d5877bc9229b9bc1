import { trapName } from '@clinic/core/http/filled-by-bot';
import type { WorkChallenge } from '@clinic/core/http/proof-of-work';
import type { Day } from '@clinic/core/kernel/lisbon-time';
import type { PreferredDates } from '@clinic/core/requests/form/preferred-date';
import type { RequestProblem } from '@clinic/core/requests/form/request-problem';
import type { RequestKind } from '@clinic/core/requests/request-kinds';

/** The inputs that are no answers. */
export const formInputs = { pass: 'form', work: 'work', trap: trapName, documents: 'documents', remove: 'remove-document' } as const;

/** A file that has arrived and will be sent with the form. */
export type KeptDocument = { id: string; name: string; sizeBytes: number };

/** What names the form, and the work that its browser does for it. */
export type FormKeys = { pass: string; work: WorkChallenge };

export type RequestFormView = {
  kind: RequestKind;
  keys: FormKeys;
  /** By the name of the input: what is known of whoever is signed in, or what was typed before. */
  values: Readonly<Record<string, string>>;
  /** Until when somebody answers what is sent now. */
  promisedDay: Day;
  dates: PreferredDates;
  exams: { slug: string; title: string }[];
  /** The number of what this browser has just sent with this form; null where it has sent nothing. */
  received: string | null;
  /** What has arrived of this form's files; null where the form takes none. */
  documents: KeptDocument[] | null;
};

/** What an action answers when it sends the form back. */
export type RefusedRequest = {
  keys: FormKeys;
  values: Readonly<Record<string, string>>;
  problems: RequestProblem[];
  documents: KeptDocument[] | null;
};
