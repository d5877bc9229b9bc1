import type { WithinLimit } from './limits.ts';

/** What sends a letter to a contact that anybody may have typed. */
type Letters = 'codes' | 'resets' | 'newsletters' | 'eventRegistrations';

/**
 * Whether one more may be sent. A client address has a budget of its own for each contact, beside the one that all strangers share: nobody
 * can use up what the owner of the contact may ask for. The last limit is the mailbox's own.
 */
export async function withinContactBudget(
  withinLimit: WithinLimit,
  letters: Letters,
  { contact, client }: { contact: string; client: string },
): Promise<boolean> {
  const isWithin =
    (await withinLimit(`${letters}PerContactAndAddress`, `${contact} ${client}`)) ||
    (await withinLimit(`${letters}PerContactFromStrangers`, contact));
  return isWithin && withinLimit(`${letters}PerContactInAll`, contact);
}
