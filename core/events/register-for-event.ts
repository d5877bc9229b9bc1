import { isTooFast, isTrapFilled } from '../http/filled-by-bot.ts';
import { readFormPass } from '../http/form-pass.ts';
import { askForWork, isWorkDone, type WorkChallenge } from '../http/proof-of-work.ts';
import type { Locale } from '../kernel/locale.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { withinContactBudget } from '../limits/contact-budget.ts';
import type { WithinLimit } from '../limits/limits.ts';
import { mailboxOf } from '../limits/mailbox-of.ts';
import { mayGoWithoutCode, mayTakeUnproven } from '../limits/unproven-forms.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { applyDueChanges } from './change-registration.ts';
import { type EventFacts, eventEnd, takesRegistrations } from './event-facts.ts';
import type { EventStore } from './event-store.ts';
import { canBePlaced, confirmDeadline, freePlaces, isTooManyForPlaces } from './places.ts';
import type { EventRegistration } from './registration.ts';
import { type RegistrationFields, type RegistrationProblem, readRegistration, type TypedRegistration } from './registration-form.ts';

export type EventServices = {
  events: EventStore;
  withinLimit: WithinLimit;
  /** Of links to a registration. */
  keys: DataKeys;
  /** Signs forms. */
  secret: string;
};

type SentRegistration = {
  event: EventFacts;
  typed: TypedRegistration;
  /** Made with the form. */
  pass: string;
  /** A field that no person sees: only a bot fills it in. */
  trap: string;
  /** Of the work that was asked for; null where none was. Without script it stays empty. */
  solution: string | null;
  locale: Locale;
  /** Whose requests are counted together. */
  client: string;
  /** What this browser registered last, if anything. */
  lastId: string | null;
  /** The e-mail of whoever is signed in. */
  accountEmail: string | null;
};

type RegisterForEventTrouble =
  | { kind: 'invalid'; problems: RegistrationProblem[] }
  | { kind: 'tooFast' | 'formEnded' | 'tooMany' | 'closed' }
  | { kind: 'workNeeded'; work: WorkChallenge };

/** As its pass names it. */
export const registrationForm = 'event';

/** Null: a bot sent it, and is told what a person would be told. */
export async function registerForEvent(
  services: EventServices,
  { event, typed, pass, trap, solution, locale, client, lastId, accountEmail }: SentRegistration,
  now: Date,
): Promise<Result<EventRegistration | null, RegisterForEventTrouble>> {
  const { events, withinLimit, secret } = services;
  if (isTrapFilled(trap)) return ok(null);
  const form = readFormPass(secret, [registrationForm], pass, now);
  if (!form) return err({ kind: 'formEnded' });
  // Pressed twice, or sent again after going back: the first one stands.
  const earlier = await events.byForm(form.formId);
  if (earlier) return ok(earlier);
  if (!takesRegistrations(event, now)) return err({ kind: 'closed' });
  const fields = readRegistration(event, typed);
  if (!fields.ok) return err({ kind: 'invalid', problems: fields.problems });
  const last = lastId === null ? null : await events.read(lastId);
  if (last && isSame(last, event, fields.value)) return ok(last);
  const free = freePlaces(event, await events.live(event.id), fields.value.mode);
  if (isTooManyForPlaces(fields.value.people, free) && !typed.acceptsWaiting)
    return err({ kind: 'invalid', problems: [{ field: 'people', kind: 'peopleTooMany', free: free ?? 0 }] });
  if (isTooFast(form.ageSeconds)) return err({ kind: 'tooFast' });
  const { email } = fields.value;
  const isProven = email === accountEmail;
  if (!(await withinLimit('eventRegistrationsPerAddress', client))) return err({ kind: 'tooMany' });
  const isWelcome = isProven || (await isWorkDone(secret, form.formId, solution ?? '')) || (await mayTakeUnproven(withinLimit));
  if (!isWelcome && !(solution === '' && (await mayGoWithoutCode(withinLimit, client))))
    return err({ kind: 'workNeeded', work: await askForWork(secret, form.formId, now) });
  const mailbox = { contact: mailboxOf(email), client };
  // Strangers may use up what is counted by contact; its proven owner is not counted there.
  if (!isProven && !(await withinContactBudget(withinLimit, 'eventRegistrations', mailbox))) return err({ kind: 'tooMany' });
  return ok(await keepRegistration(events, event, { fields: fields.value, isProven, formId: form.formId, locale, now }));
}

/**
 * Going back after the form was sent, browsers load it anew, with a new pass and the old answers. Only for the browser that sent it: others
 * must not find out who is registered.
 */
const isSame = (last: EventRegistration, event: EventFacts, { email, name, people, mode }: RegistrationFields): boolean =>
  last.endedAt === null &&
  last.eventId === event.id &&
  [last.email, last.name, last.people, last.mode].join('\n') === [email, name, people, mode].join('\n');

type Kept = { fields: RegistrationFields; isProven: boolean; formId: string; locale: Locale; now: Date };

/** Under the event's lock, so that two who want the last place do not both get it. */
const keepRegistration = (
  events: EventStore,
  event: EventFacts,
  { fields, isProven, formId, locale, now }: Kept,
): Promise<EventRegistration> =>
  events.inTransaction(async (transaction) => {
    const before = await transaction.lockEvent(event.id);
    const earlier = await transaction.byForm(formId);
    if (earlier) return earlier;
    // Those who wait are asked first: nobody gets past them who comes now.
    const live = await applyDueChanges(transaction, event, { live: before, now });
    const provenAt = isProven ? now : null;
    const hasPlace = canBePlaced(event, live, { ...fields, provenAt });
    const registration = await transaction.add({
      ...fields,
      formId,
      eventId: event.id,
      locale,
      hasPlace,
      confirmBy: isProven ? null : confirmDeadline(event, now),
      eventEndsAt: eventEnd(event) ?? now,
    });
    if (isProven) await transaction.confirm(registration.id);
    const placed = isProven ? 'registered' : 'held';
    await transaction.addLetter(registration.id, hasPlace ? placed : 'waiting');
    return { ...registration, provenAt };
  });
