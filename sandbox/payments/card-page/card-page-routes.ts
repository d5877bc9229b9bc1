import type { CardReturn } from '@clinic/core/booking/model/card-payment';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import type { CallbackParts } from '../callbacks/write-callback.ts';
import { actOn, NotPossible } from '../control/act.ts';
import { paySchema } from '../control/control-schemas.ts';
import type { Provider } from '../payment.ts';
import { bankPage, renderCardPage } from './card-page.ts';
import { type ReturnParts, returnUrl } from './return-url.ts';

/** The pages of a provider that a patient's browser opens: nobody shows a key here. */
export function cardPageRoutes(provider: Provider, parts: CallbackParts & ReturnParts): Hono {
  const act = actOn(parts);
  const find = async (id: string) => {
    const payment = await act.find(id);
    if (payment.provider !== provider || payment.method !== 'card') throw new NotPossible('there is no such payment');
    return payment;
  };
  const routes = new Hono();
  routes.use(csrf());
  routes.get('/:id', async ({ req, html }) => html(renderCardPage(await find(req.param('id')))));
  routes.get('/:id/bank', async ({ req, html }) => html(bankPage(await find(req.param('id')))));
  routes.post('/:id/pay', ({ req, redirect }) => redirect(`${new URL(req.url).pathname.replace(/pay$/, '')}bank`, 303));
  routes.post('/:id/:verb{approve|refuse|leave}', async ({ req, redirect }) => {
    const payment = await find(req.param('id'));
    const how: CardReturn = req.param('verb') === 'approve' ? 'paid' : req.param('verb') === 'refuse' ? 'refused' : 'left';
    if (how === 'paid') await act.pay(payment.id, paySchema.parse({}));
    if (how === 'refused') await act.refuseCard(payment.id);
    return redirect(returnUrl(parts, payment, how), 303);
  });
  routes.onError((error, { text }) => {
    if (error instanceof NotPossible) return text(error.message, 404);
    throw error;
  });
  return routes;
}
