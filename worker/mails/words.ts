import type { Locale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import enMails from '../messages/en/booking-mails.json' with { type: 'json' };
import enSms from '../messages/en/booking-sms.json' with { type: 'json' };
import enCode from '../messages/en/code-mail.json' with { type: 'json' };
import enFrame from '../messages/en/mail-frame.json' with { type: 'json' };
import enNotice from '../messages/en/owner-notice.json' with { type: 'json' };
import ptMails from '../messages/pt/booking-mails.json' with { type: 'json' };
import ptSms from '../messages/pt/booking-sms.json' with { type: 'json' };
import ptCode from '../messages/pt/code-mail.json' with { type: 'json' };
import ptFrame from '../messages/pt/mail-frame.json' with { type: 'json' };
import ptNotice from '../messages/pt/owner-notice.json' with { type: 'json' };

type Messages = { mails: typeof ptMails; frame: typeof ptFrame; sms: typeof ptSms; code: typeof ptCode; notice: typeof ptNotice };
const messages: Record<Locale, Messages> = {
  pt: { mails: ptMails, frame: ptFrame, sms: ptSms, code: ptCode, notice: ptNotice },
  en: { mails: enMails, frame: enFrame, sms: enSms, code: enCode, notice: enNotice },
};

/** A mail with a hole in it is not sent: the step fails and somebody looks. */
const onError = (error: Error): never => {
  throw error;
};

export const mailWords = (locale: Locale) => createTranslator({ locale, messages: messages[locale], namespace: 'mails', onError });
export const frameWords = (locale: Locale) => createTranslator({ locale, messages: messages[locale], namespace: 'frame', onError });
export const smsWords = (locale: Locale) => createTranslator({ locale, messages: messages[locale], namespace: 'sms', onError });
export const codeWords = (locale: Locale) => createTranslator({ locale, messages: messages[locale], namespace: 'code', onError });
export const noticeWords = (locale: Locale) => createTranslator({ locale, messages: messages[locale], namespace: 'notice', onError });

export type MailWords = ReturnType<typeof mailWords>;
