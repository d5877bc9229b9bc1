import { isFilledByBot } from '../http/filled-by-bot.ts';
import { isWorkDone } from '../http/proof-of-work.ts';

export type SentForm = {
  formId: string;
  ageSeconds: number;
  /** Of a field that people do not see. */
  trap: string;
  solution: string;
};

/**
 * Whoever looks like a bot is not turned away but asked for a code: a browser without script, or one that fills in every field by
 * itself, may belong to a patient.
 */
export async function looksLikeBot(secret: string, { formId, ageSeconds, trap, solution }: SentForm): Promise<boolean> {
  return isFilledByBot({ trap, ageSeconds }) || !(await isWorkDone(secret, formId, solution));
}
