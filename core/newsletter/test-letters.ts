import type { Locale } from '../kernel/locale.ts';
import type { ConfirmationLetters } from './confirmation-letters.ts';

/** The letter that a member of staff has sent to themselves, before everybody gets it. */
export type TestLetters = Pick<ConfirmationLetters, 'recordSent' | 'recordRefused'> & {
  unsent(testId: string): Promise<{ id: string; articleId: number; recipient: string; locale: Locale } | null>;
};
