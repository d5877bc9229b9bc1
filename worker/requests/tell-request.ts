import { pathTo } from '@clinic/core/addresses/path-to';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { isPlainAddress } from '@clinic/core/mail/mail';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import { addMail, type MailPorts } from '@clinic/core/mail/queue-mail';
import { receiptLink } from '@clinic/core/requests/receipt-link';
import type { RequestStore } from '@clinic/core/requests/request-store';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { type RequestFacts, renderDeskNotice, renderReceipt, renderWithdrawal } from '../mails/render-request-letters.ts';

type TellRequestPorts = {
  store: Pick<RequestStore, 'byId' | 'countDocuments'>;
  mails: MailPorts;
  contact: (locale: Locale) => Promise<ClinicContact>;
  keys: DataKeys;
  siteOrigin: string;
};

/** The receipt for whoever left an e-mail, the notice for the clinic's own letterbox, and what tells of a withdrawal: each once, however often this runs. */
export const tellRequest =
  ({ store, mails, contact, keys, siteOrigin }: TellRequestPorts) =>
  async (requestId: string): Promise<void> => {
    const request = await store.byId(requestId);
    if (!request?.receivedAt || !request.answerBy) return;
    const { kind, number, locale, receivedAt, answerBy, answers } = request;
    const receiptUrl = `${siteOrigin}${pathTo(locale, 'requestReceipt', { pedido: receiptLink.writeToken(keys, requestId) })}`;
    const facts = {
      kind,
      number,
      receivedAt,
      answerBy,
      isProven: request.contactProvenAt !== null,
      receiptUrl,
      documents: await store.countDocuments(requestId),
    };
    const toSender: RequestFacts = { ...facts, clinic: await contact(locale) };
    const toDesk: RequestFacts = { ...facts, clinic: await contact('pt') };
    await mails.inTransaction(async (transaction) => {
      if (answers.email && isPlainAddress(answers.email))
        await addMail(
          transaction,
          { recipient: answers.email, ...renderReceipt(toSender, locale), requestId },
          mailIdOf(requestId, 'receipt'),
        );
      if (request.withdrawnAt && answers.email && isPlainAddress(answers.email))
        await addMail(
          transaction,
          { recipient: answers.email, ...renderWithdrawal(toSender, locale), requestId },
          mailIdOf(requestId, 'withdrawal'),
        );
      const desk = toDesk.clinic.email;
      if (isPlainAddress(desk)) await addMail(transaction, { recipient: desk, ...renderDeskNotice(toDesk) }, mailIdOf(requestId, 'notice'));
    });
  };
