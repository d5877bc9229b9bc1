import type { CodePurpose } from '@clinic/core/identity/codes/code-store';
import type { Time } from '@clinic/core/kernel/lisbon-time';

/** What the code opens: each is the key of its texts. */
export type AccountCodePurpose = Exclude<
  CodePurpose,
  'booking' | 'knownPatient' | 'visit' | 'refund' | 'newPhone' | 'request' | 'quizResult'
>;

export type EmailedCodeView = {
  by: 'email';
  purpose: AccountCodePurpose;
  /** As it was typed, so that a slip is seen. Not shown for `linkRecord`: which contact the clinic has is nobody's business yet. */
  sentTo: string;
  /** Until which clock time it serves. */
  until: Time;
  /** How long until another can be asked for; 0: at once. */
  againAfterSeconds: number;
  /** Whether another has just been sent. */
  isSentAgain: boolean;
  /** Out of the link in the letter: filled in, and sent only by a press of the button. */
  prefilled: string;
};

/** `app`: out of the authenticator app, or one of the recovery codes. */
export type SecondStepView = EmailedCodeView | { by: 'app'; purpose: 'signIn' | 'newDevice' };
