import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import type { RegistrationProblem, TypedRegistration } from '@clinic/core/events/registration-form';
import type { WorkChallenge } from '@clinic/core/http/proof-of-work';

/** `field` is where the words lead to; what concerns the whole form leads to its button. */
export type RegistrationScreenProblem =
  | RegistrationProblem
  | { field: 'send'; kind: 'tooFast' | 'formEnded' | 'tooMany' | 'closed' | 'workNeeded' };

export type RegistrationView = {
  event: EventCard;
  /** Places left, where there is a limit and we know; `undefined` where nobody can say at this moment. */
  free: number | null | undefined;
  /** Other events that one can register for. */
  others: Pick<EventCard, 'title' | 'slug'>[];
  /** Names the form, and says when it was made. */
  pass: string;
  /** For the browser, where the form was sent back because of it. */
  work: WorkChallenge | null;
  typed: TypedRegistration;
};

export const nothingTyped: TypedRegistration = { mode: '', people: '1', name: '', email: '', phone: '', note: '', consent: false };
