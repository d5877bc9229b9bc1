import { calendarFile } from '@clinic/core/booking/messages/calendar-file';
import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { eventChanges } from '@clinic/core/events/announced-facts';
import { eventEnd } from '@clinic/core/events/event-facts';
import type { EventLetterKind, EventRegistration } from '@clinic/core/events/registration';
import { capitalised } from '@clinic/core/kernel/format';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { MailAttachment } from '@clinic/core/mail/mail';
import type { Letter, LetterBlock, LetterFact, Tone } from './letter.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { unbrokenNumber } from './unbroken.ts';
import { momentWords } from './visit-words.ts';
import { eventLetterWords, frameWords } from './words.ts';

type EventLetterFacts = {
  kind: EventLetterKind;
  about: string;
  queuedAt: Date;
  registration: EventRegistration;
  event: Pick<EventCard, 'title' | 'startsAt' | 'endsAt' | 'place' | 'address'>;
  /** The page of this registration: opening it changes nothing. */
  ownUrl: string;
  eventsUrl: string;
  clinic: ClinicContact;
};

type Template = EventLetterKind | 'heldVideo' | 'waitingUnproven' | 'reminderVideo' | 'withdrawn';

const tones: Record<Template, Tone> = {
  held: 'waiting',
  heldVideo: 'waiting',
  registered: 'good',
  waiting: 'calm',
  waitingUnproven: 'waiting',
  offered: 'waiting',
  reminder: 'good',
  reminderVideo: 'good',
  changed: 'calm',
  cancelled: 'ended',
  withdrawn: 'ended',
};

function templateOf({ kind, registration }: EventLetterFacts): Template {
  const isVideo = registration.mode === 'video';
  if (registration.endedBy === 'eventWithdrawn') return 'withdrawn';
  if (kind === 'waiting' && !registration.provenAt) return 'waitingUnproven';
  return isVideo && (kind === 'held' || kind === 'reminder') ? `${kind}Video` : kind;
}

/** The subject names neither the event nor what it is about: others see it on a locked screen. */
export function renderEventLetter(facts: EventLetterFacts, locale: Locale): RenderedLetter {
  const t = eventLetterWords(locale);
  const template = templateOf(facts);
  const { registration, clinic, ownUrl, eventsUrl } = facts;
  const hasEnded = template === 'cancelled' || template === 'withdrawn';
  const button: LetterBlock = {
    kind: 'action',
    link: { label: t(`kinds.${template}.open`), url: hasEnded ? eventsUrl : ownUrl },
    note: t(`kinds.${template}.openNote`),
  };
  const letter: Letter = {
    subject: t(`kinds.${template}.subject`),
    status: { tone: tones[template], label: t(`kinds.${template}.status`) },
    title: t(`kinds.${template}.title`),
    // Anybody may have typed name and address: until the address is proven a letter carries none of a stranger's words.
    greeting: registration.provenAt ? t('greeting', { name: registration.name }) : t('greetingUnproven'),
    lead: leadOf(facts, template, locale),
    blocks: [eventBlock(facts, locale), button, ...lastBlocks(template, clinic.phone, locale)],
    help: t('help'),
    why: t('why'),
  };
  return renderLetter(letter, clinic, locale);
}

function leadOf({ registration, about }: EventLetterFacts, template: Template, locale: Locale): string {
  const t = eventLetterWords(locale);
  if (template === 'cancelled') return t(`kinds.cancelled.leads.${endedBy(registration)}`);
  if (template === 'changed') {
    const changes = eventChanges
      .filter((change) => about.split(' ').includes(change))
      .map((change) => t(`kinds.changed.changes.${change}`));
    return capitalised(t('kinds.changed.lead', { changes: new Intl.ListFormat(locale).format(changes) }));
  }
  const deadline = template === 'offered' ? registration.offerEndsAt : registration.confirmBy;
  const until = deadline ? shortMoment(deadline, locale) : '';
  return t(`kinds.${template}.lead`, { people: registration.people, until });
}

/** Whoever only waited gives nothing back. */
function endedBy({ endedBy: by, placedAt }: EventRegistration) {
  if (by !== null && by !== 'eventWithdrawn' && by !== 'visitor') return by;
  return placedAt ? 'visitor' : 'visitorWaiting';
}

const shortMoment = (instant: Date, locale: Locale): string => {
  const { day, time } = momentWords(instant, locale);
  return `${day}, ${time}`;
};

function lastBlocks(template: Template, phone: string, locale: Locale): LetterBlock[] {
  const t = eventLetterWords(locale);
  const notMe: LetterBlock = { kind: 'section', title: t('notMe.title'), text: t('notMe.text', { phone: unbrokenNumber(phone) }) };
  const cannotCome: LetterBlock = { kind: 'section', title: t('cannotCome.title'), text: t('cannotCome.text') };
  if (template === 'held' || template === 'heldVideo') return [cannotCome, notMe];
  return template === 'waitingUnproven' ? [notMe] : [];
}

function whenWords(startsAt: Date, endsAt: Date | null, locale: Locale): string {
  const { longDay: day, full } = momentWords(startsAt, locale);
  if (!endsAt) return full;
  const [start, end] = [startsAt, endsAt].map((instant) => inLisbon(instant).time);
  const moment = eventLetterWords(locale)('fromTo', { day, start: start ?? '', end: end ?? '' });
  return frameWords(locale)('lisbon', { moment });
}

function eventBlock({ event, registration }: EventLetterFacts, locale: Locale): LetterBlock {
  const t = eventLetterWords(locale);
  const { title, startsAt, endsAt, place, address } = event;
  const when = startsAt && capitalised(whenWords(new Date(startsAt), endsAt ? new Date(endsAt) : null, locale));
  const where = registration.mode === 'video' ? [t('video')] : [place, address].filter(Boolean);
  const rows: LetterFact[] = [
    { label: t('title'), lines: [title] },
    ...(when ? [{ label: t('when'), lines: [when] }] : []),
    { label: t('where'), lines: where },
    ...(registration.mode === 'room' ? [{ label: t('people'), lines: [t('peopleCount', { people: registration.people })] }] : []),
  ];
  return { kind: 'facts', title: t('event'), rows };
}

/**
 * With the letter that confirms a place, again when something changes, and when it is given back: some calendars enter an invitation by
 * themselves, so nobody gets one who has not confirmed. Calendars are often shared, so the entry names no illness.
 */
export function eventCalendar(
  { kind, queuedAt, registration, event, clinic }: EventLetterFacts,
  locale: Locale,
  now: Date,
): MailAttachment[] {
  const endsAt = eventEnd(event);
  const hasPlace = registration.placedAt !== null && registration.provenAt !== null;
  const isGivenBack = kind === 'cancelled' && hasPlace;
  const isKept = (kind === 'registered' || kind === 'changed') && hasPlace;
  if (!event.startsAt || !endsAt || !(isKept || isGivenBack)) return [];
  const t = eventLetterWords(locale);
  const method = isGivenBack ? 'CANCEL' : 'REQUEST';
  const entry = {
    id: registration.id,
    kind: 'event' as const,
    // Each later letter about a place has a higher one, and the same letter always the same.
    sequence: Math.max(0, Math.floor((queuedAt.getTime() - registration.registeredAt.getTime()) / 1_000)),
    startsAt: new Date(event.startsAt),
    endsAt,
    summary: t('calendar.summary'),
    location: registration.mode === 'video' ? t('video') : [event.place, event.address].filter(Boolean).join(', '),
    description: t('calendar.description', { phone: clinic.phone, note: clinic.phoneNote }),
    organizer: clinic.email,
    attendee: registration.email,
  };
  const contentType = `text/calendar; method=${method}; charset=utf-8`;
  return [{ filename: t('calendar.filename'), contentType, content: calendarFile(method, entry, now) }];
}
