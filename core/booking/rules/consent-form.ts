import { err, ok } from '../../kernel/result.ts';
import { answeredFields } from './answered-fields.ts';

/** Without it the clinic may not keep what was typed. */
export const checkConsent = (typed: { consent: string | undefined }) =>
  answeredFields({ consent: typed.consent === 'yes' ? ok(true) : err({ kind: 'consentRequired' as const }) });
