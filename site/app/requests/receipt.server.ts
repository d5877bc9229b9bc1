import { pathTo } from '@clinic/core/addresses/path-to';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { receiptLink } from '@clinic/core/requests/receipt-link';
import { requestName } from '@clinic/core/requests/request-kinds';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.ts';
import type { ReceiptView } from './receipt-view.ts';

const requestIn = ({ booking }: PageContext, token: string) => receiptLink.readToken(booking.keys, token);

/** Opened by whoever has the letter. It says when and until when, and nothing of what was written or by whom. */
export async function readReceipt(page: PageContext, token: string): Promise<ReceiptView | null> {
  const id = requestIn(page, token);
  const request = id ? await page.requests.store.byId(id) : null;
  if (!request?.receivedAt || !request.answerBy) return null;
  const { kind, number, receivedAt, answerBy, answeredAt, withdrawnAt, contactProvenAt } = request;
  return {
    number: requestName(kind, number),
    receivedDay: inLisbon(receivedAt).day,
    answerBy: inLisbon(answerBy),
    answeredDay: answeredAt && inLisbon(answeredAt).day,
    isWithdrawn: withdrawnAt !== null,
    isProven: contactProvenAt !== null,
  };
}

/** Mail programs open links by themselves, so opening changes nothing: only a pressed button does. */
export async function actOnReceipt(page: PageContext, token: string, form: FormData): Promise<never> {
  const id = requestIn(page, token);
  const { store } = page.requests;
  if (id && form.get('go') === 'confirm') await store.confirmContact(id);
  if (id && form.get('go') === 'withdraw') await store.withdraw(id);
  throw redirect(pathTo(page.locale, 'requestReceipt', { pedido: token }), 303);
}
