import { codeMinutes } from '../../identity/codes/code-figures.ts';
import { askedJustNow, mayAskForCode } from '../../identity/codes/request-code.ts';
import type { Contact } from '../../identity/contact.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import type { BookPorts, BookRequest } from './book-request.ts';
import { proverContacts } from './prover-contacts.ts';
import type { Submission } from './submit-booking.ts';
import type { Answers } from './wizard-progress.ts';

type HoldTrouble = { kind: 'slotTaken' } | { kind: 'tooMany' };

/** In one transaction, so that a code is sent only if the slot is held; both expire together. */
export async function holdForCode(
  { store, codes, withinLimit }: BookPorts,
  { asker, way, locale, offer, draft }: BookRequest,
  { candidates, startsAt, endsAt }: Submission,
  details: Required<Answers>['details'],
): Promise<Result<null, HoldTrouble>> {
  const contacts = proverContacts(details);
  const contact = contacts.find(({ kind }) => kind === way) ?? contacts[0];
  if (!contact) return err({ kind: 'tooMany' });
  const asked = { purpose: 'booking', contact, locale, birthDate: null } as const;
  // Whoever chose the way has the code's page before them, and wants another one.
  const isSecondPress = way === undefined && (await askedJustNow(codes, asker.browserKey, asked));
  if (!isSecondPress && !(await mayHold(withinLimit, contact, asker))) return err({ kind: 'tooMany' });
  const until = new Date(offer.now.getTime() + codeMinutes * 60_000);
  return store.inTransaction(async (transaction) => {
    for (const { doctorId } of candidates) {
      const hold = { bookingId: draft.bookingId, doctorId, startsAt, endsAt, until };
      if (!(await transaction.acquireHold(hold))) continue;
      await transaction.releaseOtherHolds(hold);
      if (!isSecondPress) await transaction.requestCode(asker.browserKey, asked);
      return ok(null);
    }
    return err({ kind: 'slotTaken' as const });
  });
}

async function mayHold(withinLimit: WithinLimit, contact: Contact, asker: BookRequest['asker']): Promise<boolean> {
  const { client } = asker;
  return (
    (await withinLimit('holdsPerAddress', client)) &&
    // By contact and client address together, so that a stranger cannot use up the limit of the contact's owner.
    (await withinLimit('holdsPerContact', `${contact.kind} ${contact.value} ${client}`)) &&
    (await mayAskForCode(withinLimit, contact, asker))
  );
}
