import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { ResultLetterStore } from '@clinic/core/quizzes/result-letter';
import { renderResultLetter } from '../mails/render-result-letter.ts';
import type { SendMail } from '../smtp.ts';

type ResultLetterPorts = {
  letters: Pick<ResultLetterStore, 'unsent'>;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
};
export type SendResultLetter = (letterId: string) => Promise<'sent' | 'nothing to send'>;

/** Sent directly and never queued as a mail: that would keep a result for months. A second run sends it under the same Message-ID. */
export const sendResultLetter =
  ({ letters, contact, send }: ResultLetterPorts): SendResultLetter =>
  async (letterId) => {
    const queued = await letters.unsent(letterId);
    if (!queued) return 'nothing to send';
    const { recipient, locale, letter } = queued;
    await send({ id: letterId, recipient, ...renderResultLetter(letter, await contact(locale), locale), attachments: [] });
    return 'sent';
  };
