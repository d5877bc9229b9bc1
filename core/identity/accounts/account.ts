import type { Locale } from '../../kernel/locale.ts';

/** An account exists only with a proven e-mail. It is never made by a booking. */
export type Account = {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  locale: Locale;
  createdAt: Date;
  passwordSetAt: Date | null;
  /** The clinic's record that the account holder has proven to be theirs. */
  patientId: number | null;
  linkedAt: Date | null;
  remindBy: 'email' | 'sms' | 'call' | 'none';
  /** Changes whenever sessions are ended from outside: whoever began to sign in before that does not get in. */
  sessionEpoch: number;
};
