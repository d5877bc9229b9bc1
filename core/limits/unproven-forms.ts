import type { WithinLimit } from './limits.ts';

/**
 * Whether one more form may be taken at once of which nobody knows who sent it. Counted for all forms together, after what is counted by
 * address: whoever has a thousand addresses, and an e-mail for each, is a stranger at each of them. Beyond it the clinic's forms ask for a
 * code, and those that a letter confirms, for a second of the browser's work.
 */
export const mayTakeUnproven = (withinLimit: WithinLimit): Promise<boolean> => withinLimit('unprovenForms', 'all together');
