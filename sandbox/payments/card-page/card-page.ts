import { toDecimal } from '@clinic/core/adapters/payments/decimal-amount';
import { html } from 'hono/html';
import { pageStyle } from '../../page-style.ts';
import { paymentStatusOf, type SandboxPayment } from '../payment.ts';

type Button = { to: string; label: string };

const frame = ({ provider, order_id, amount_cents }: SandboxPayment, title: string, text: string, buttons: Button[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}, sandbox</title>
    ${pageStyle}
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${provider}, sandbox. Order <code>${order_id}</code>, €${toDecimal(amount_cents)}. No money moves.</p>
      <p>${text}</p>
      ${buttons.map(({ to, label }) => html`<form method="post" action="${to}"><p><button>${label}</button></p></form>`)}
    </main>
  </body>
</html>`;

const leave = (id: string): Button => ({ to: `${id}/leave`, label: 'Back to the shop' });

/** The provider's page, where a patient would type a card. */
export function renderCardPage(payment: SandboxPayment) {
  const status = paymentStatusOf(payment);
  if (status !== 'pending') return frame(payment, 'Card payment', `This payment is over: ${status}.`, [leave(payment.id)]);
  return frame(payment, 'Card payment', 'Here one would type a card. Be the patient:', [
    { to: `${payment.id}/pay`, label: 'Pay' },
    { to: `${payment.id}/refuse`, label: 'Pay with a card that is refused' },
    leave(payment.id),
  ]);
}

/** The bank's own question (3-D Secure) between the card and the payment. */
export const bankPage = (payment: SandboxPayment) =>
  frame(payment, 'Your bank asks', 'Is this payment yours?', [
    { to: 'approve', label: 'Approve' },
    { to: 'refuse', label: 'Decline' },
  ]);
