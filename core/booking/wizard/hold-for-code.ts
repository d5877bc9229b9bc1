import { codeMinutes } from '../../identity/codes/code-figures.ts';
import { mayAskForCode } from '../../identity/codes/request-code.ts';
import type { Contact } from '../../identity/contact.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import { textCountry } from '../rules/text-phone.ts';
import type { Submission } from '../submit-booking.ts';
import type { Asked, BookPorts } from './book-from-draft.ts';
import { proverContacts } from './prover-contacts.ts';
import type { Answers } from './walk.ts';

type HoldTrouble = { kind: 'slotTaken' } | { kind: 'tooMany' };

/** The slot and the code in one transaction: whoever is asked for a code has his slot, and both last equally long. */
export async function holdForCode(
  { store, withinLimit }: BookPorts,
  { asker, way, locale, offer, draft }: Asked,
  { candidates, startsAt, endsAt }: Submission,
  details: Required<Answers>['details'],
): Promise<Result<null, HoldTrouble>> {
  const contacts = proverContacts(details);
  const contact = contacts.find(({ kind }) => kind === way) ?? contacts[0];
  if (!contact || !(await mayHold(withinLimit, contact, asker))) return err({ kind: 'tooMany' });
  const until = new Date(offer.now.getTime() + codeMinutes * 60_000);
  return store.inTransaction(async (transaction) => {
    for (const { doctorId } of candidates) {
      const hold = { bookingId: draft.bookingId, doctorId, startsAt, endsAt, until };
      if (!(await transaction.renewHold(hold))) continue;
      await transaction.freeOtherSlots(hold);
      await transaction.requestCode(asker.browserKey, { purpose: 'booking', contact, locale, birthDate: null });
      return ok(null);
    }
    return err({ kind: 'slotTaken' as const });
  });
}

async function mayHold(withinLimit: WithinLimit, contact: Contact, asker: Asked['asker']): Promise<boolean> {
  const { browserKey, client } = asker;
  const isKnownDevice = asker.isKnownDevice(contact);
  const country = contact.kind === 'phone' ? textCountry(contact.value) : null;
  return (
    (await withinLimit('holdsPerAddress', client)) &&
    // By contact and address together: a stranger elsewhere cannot use up what the owner of the contact needs.
    (await withinLimit('holdsPerContact', `${contact.kind} ${contact.value} ${client}`)) &&
    (await mayAskForCode(withinLimit, contact, { browserKey, client, isKnownDevice })) &&
    // Last, so that only what is really sent counts; and by address first, so that one caller cannot use up a country's.
    (isKnownDevice ||
      country === null ||
      country === '+351' ||
      ((await withinLimit('textsPerCountryAndAddress', `${country} ${client}`)) && (await withinLimit('textsPerCountry', country))))
  );
}
