import type { Locale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import enAccount from '../messages/en/account.json' with { type: 'json' };
import enMails from '../messages/en/booking-mails.json' with { type: 'json' };
import enSms from '../messages/en/booking-sms.json' with { type: 'json' };
import enCode from '../messages/en/code-mail.json' with { type: 'json' };
import enDesk from '../messages/en/desk-digest.json' with { type: 'json' };
import enOffer from '../messages/en/earlier-hour.json' with { type: 'json' };
import enEvents from '../messages/en/event-letters.json' with { type: 'json' };
import enFrame from '../messages/en/mail-frame.json' with { type: 'json' };
import enNewsletter from '../messages/en/newsletter.json' with { type: 'json' };
import enNotice from '../messages/en/owner-notice.json' with { type: 'json' };
import enQuiz from '../messages/en/quiz-letter.json' with { type: 'json' };
import enRequests from '../messages/en/request-mails.json' with { type: 'json' };
import ptAccount from '../messages/pt/account.json' with { type: 'json' };
import ptMails from '../messages/pt/booking-mails.json' with { type: 'json' };
import ptSms from '../messages/pt/booking-sms.json' with { type: 'json' };
import ptCode from '../messages/pt/code-mail.json' with { type: 'json' };
import ptDesk from '../messages/pt/desk-digest.json' with { type: 'json' };
import ptOffer from '../messages/pt/earlier-hour.json' with { type: 'json' };
import ptEvents from '../messages/pt/event-letters.json' with { type: 'json' };
import ptFrame from '../messages/pt/mail-frame.json' with { type: 'json' };
import ptNewsletter from '../messages/pt/newsletter.json' with { type: 'json' };
import ptNotice from '../messages/pt/owner-notice.json' with { type: 'json' };
import ptQuiz from '../messages/pt/quiz-letter.json' with { type: 'json' };
import ptRequests from '../messages/pt/request-mails.json' with { type: 'json' };

type Messages = {
  mails: typeof ptMails;
  frame: typeof ptFrame;
  sms: typeof ptSms;
  code: typeof ptCode;
  notice: typeof ptNotice;
  account: typeof ptAccount;
  requests: typeof ptRequests;
  newsletter: typeof ptNewsletter;
  events: typeof ptEvents;
  quiz: typeof ptQuiz;
  offer: typeof ptOffer;
  desk: typeof ptDesk;
};
const messages: Record<Locale, Messages> = {
  pt: {
    mails: ptMails,
    frame: ptFrame,
    sms: ptSms,
    code: ptCode,
    notice: ptNotice,
    account: ptAccount,
    requests: ptRequests,
    newsletter: ptNewsletter,
    events: ptEvents,
    quiz: ptQuiz,
    offer: ptOffer,
    desk: ptDesk,
  },
  en: {
    mails: enMails,
    frame: enFrame,
    sms: enSms,
    code: enCode,
    notice: enNotice,
    account: enAccount,
    requests: enRequests,
    newsletter: enNewsletter,
    events: enEvents,
    quiz: enQuiz,
    offer: enOffer,
    desk: enDesk,
  },
};

/** A mail with a hole in it is not sent: the step fails and somebody looks. */
const onError = (error: Error): never => {
  throw error;
};

/** Made once for each language: a translator keeps the sentences that it has read. */
function perLocale<Words>(make: (locale: Locale) => Words): (locale: Locale) => Words {
  const made: Partial<Record<Locale, Words>> = {};
  return (locale) => {
    made[locale] ??= make(locale);
    return made[locale];
  };
}

export const mailWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'mails', onError }));
export const frameWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'frame', onError }));
export const smsWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'sms', onError }));
export const codeWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'code', onError }));
export const noticeWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'notice', onError }));
export const accountLetterWords = perLocale((locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'account', onError }),
);
export const newsletterWords = perLocale((locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'newsletter', onError }),
);
export const requestWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'requests', onError }));
export const eventLetterWords = perLocale((locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'events', onError }),
);
export const quizLetterWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'quiz', onError }));
export const offerWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'offer', onError }));
export const deskWords = perLocale((locale) => createTranslator({ locale, messages: messages[locale], namespace: 'desk', onError }));

export type MailWords = ReturnType<typeof mailWords>;
