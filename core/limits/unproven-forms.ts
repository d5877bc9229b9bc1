import type { WithinLimit } from './limits.ts';

/**
 * Whether one more form may be taken at once of which nobody knows who sent it. Counted for all forms together, after what is counted by
 * address: whoever has a thousand addresses, and an e-mail for each, is a stranger at each of them. Beyond it the clinic's forms ask for a
 * code, and those that a letter confirms, for a second of the browser's work.
 */
export const mayTakeUnproven = (withinLimit: WithinLimit): Promise<boolean> => withinLimit('unprovenForms', 'all together');

/**
 * A few a day are taken without code or work: from landlines, while no code can be sent, and where a letter is itself the proof and the browser
 * has no script to work with.
 */
export const mayGoWithoutCode = async (withinLimit: WithinLimit, client: string): Promise<boolean> =>
  (await withinLimit('formsWithoutCodePerAddress', client)) && withinLimit('formsWithoutCode', 'all together');
