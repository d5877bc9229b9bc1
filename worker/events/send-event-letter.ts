import { pathTo } from '@clinic/core/addresses/path-to';
import type { Library } from '@clinic/core/content/library/library';
import { readEvent } from '@clinic/core/content/pages/read-events';
import type { AnnouncedFacts } from '@clinic/core/events/announced-facts';
import type { EventLetterStore } from '@clinic/core/events/event-letters';
import { registrationLinks } from '@clinic/core/events/registration-link';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { eventCalendar, renderEventLetter } from '../mails/render-event-letter.ts';
import type { SendMail } from '../smtp.ts';

type EventLetterPorts = {
  letters: EventLetterStore;
  library: () => Library;
  keys: DataKeys;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  siteOrigin: string;
};

/** Sent directly and never queued: a queued mail is stored, and the link in this one acts for whoever registered. */
export const sendEventLetter =
  ({ letters, library, keys, contact, send, siteOrigin }: EventLetterPorts) =>
  async (letterId: string): Promise<'sent' | 'nothing to send'> => {
    const letter = await letters.unsent(letterId);
    // Whoever has cancelled by now needs none of the earlier letters.
    if (!letter || (letter.registration.endedAt && letter.kind !== 'cancelled')) return 'nothing to send';
    const { kind, about, queuedAt, registration } = letter;
    const { id, eventId, locale } = registration;
    const event = eventIn(library(), eventId, locale) ?? announcedIn(await letters.announced(eventId), locale);
    // Published a moment ago: the next try may find it.
    if (!event) throw new Error(`event ${eventId} is not published`);
    const facts = {
      kind,
      about,
      queuedAt,
      registration,
      event,
      ownUrl: `${siteOrigin}${pathTo(locale, 'eventPlace', { inscricao: registrationLinks.letter.writeToken(keys, id) })}`,
      eventsUrl: `${siteOrigin}${pathTo(locale, 'events')}`,
      clinic: await contact(locale),
    };
    const mail = { ...renderEventLetter(facts, locale), attachments: eventCalendar(facts, locale, new Date()) };
    await send({ id: letterId, recipient: registration.email, ...mail, about: { kind: 'registration', id } });
    return 'sent';
  };

/** In the language of the form; an event that exists only in the other is named in that. */
function eventIn(library: Library, id: number, locale: Locale) {
  const document = { collection: 'eventos', id } as const;
  return [locale, ...locales].map((each) => readEvent(library, document, each)).find((event) => event !== null);
}

/** Of an event that was withdrawn there is what was last told of it. */
function announcedIn(announced: AnnouncedFacts | null, locale: Locale) {
  if (!announced) return null;
  const { startsAt, endsAt, titles, places, addresses } = announced;
  const said = (words: Partial<Record<Locale, string>>) => words[locale] || words.pt || words.en || '';
  return { startsAt, endsAt, title: said(titles), place: said(places), address: said(addresses) };
}
