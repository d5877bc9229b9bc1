import enBooking from '../../site/messages/en/booking.json' with { type: 'json' };
import enQuiz from '../../site/messages/en/booking-quiz.json' with { type: 'json' };
import enComponents from '../../site/messages/en/components.json' with { type: 'json' };
import enError from '../../site/messages/en/error.json' with { type: 'json' };
import enIdentity from '../../site/messages/en/identity.json' with { type: 'json' };
import enVisit from '../../site/messages/en/visit.json' with { type: 'json' };
import enWishes from '../../site/messages/en/wishes.json' with { type: 'json' };
import ptBooking from '../../site/messages/pt/booking.json' with { type: 'json' };
import ptQuiz from '../../site/messages/pt/booking-quiz.json' with { type: 'json' };
import ptComponents from '../../site/messages/pt/components.json' with { type: 'json' };
import ptError from '../../site/messages/pt/error.json' with { type: 'json' };
import ptIdentity from '../../site/messages/pt/identity.json' with { type: 'json' };
import ptVisit from '../../site/messages/pt/visit.json' with { type: 'json' };
import ptWishes from '../../site/messages/pt/wishes.json' with { type: 'json' };
import enMails from '../../worker/messages/en/booking-mails.json' with { type: 'json' };
import ptMails from '../../worker/messages/pt/booking-mails.json' with { type: 'json' };

/** What the visitor reads, from the files that the site itself reads. */
export const bookingTexts = {
  pt: {
    booking: ptBooking,
    quiz: ptQuiz,
    identity: ptIdentity,
    error: ptError,
    components: ptComponents,
    visit: ptVisit,
    wishes: ptWishes,
    mails: ptMails,
  },
  en: {
    booking: enBooking,
    quiz: enQuiz,
    identity: enIdentity,
    error: enError,
    components: enComponents,
    visit: enVisit,
    wishes: enWishes,
    mails: enMails,
  },
};

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A text with places for values, as a pattern that any value fits; white space of any kind is white space. */
export function filled(text: string, { whole = false } = {}): RegExp {
  const parts = text
    .replace(/<\/?\w+>/g, '')
    .split(/\{\w+\}/)
    .map((part) => escaped(part).replace(/\s+/g, '\\s+'));
  return new RegExp(whole ? `^${parts.join('.+')}$` : parts.join('.+'));
}

export const startsWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`);
