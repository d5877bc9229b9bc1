import { type CardReturn, cardReturns } from '../../booking/model/card-payment.ts';
import { type CallbackHint, identifier } from './callback.ts';

export type ReadReturn = { provider: 'easypay' | 'ifthenpay'; hint: CallbackHint; returnedAs: CardReturn };

/**
 * The query with which a provider's page for cards sends the patient back; anybody can write one, so it is only a hint to ask. easypay's
 * address is set in its back office: it adds `s` and `t_key`, and does not say that a card was refused. ifthenpay's is ours (`as`), and it
 * adds `id` and `requestId`.
 */
export function readReturn(query: URLSearchParams): ReadReturn | null {
  const orderId = identifier.safeParse(query.get('t_key')).data;
  if (orderId !== undefined) return { provider: 'easypay', hint: { orderId }, returnedAs: query.get('s') === 'ok' ? 'paid' : 'left' };
  const returnedAs = cardReturns.find((known) => known === query.get('as'));
  const id = identifier.safeParse(query.get('id')).data;
  return returnedAs && id !== undefined ? { provider: 'ifthenpay', hint: { orderId: id }, returnedAs } : null;
}
