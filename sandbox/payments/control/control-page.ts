import { toDecimal } from '@clinic/core/adapters/payments/decimal-amount';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { html } from 'hono/html';
import { pageStyle } from '../../page-style.ts';
import type { PaymentsState } from './read-state.ts';

type Shown = PaymentsState['payments'][number];

const methods = { multibanco: 'Multibanco', mbway: 'MB WAY', card: 'Card' };
const moment = (at: Date | null) => (at ? Object.values(inLisbon(at)).join(' ') : 'no end');
const inThrees = (reference: string) => reference.replace(/(\d{3})(?=\d)/g, '$1 ');
const howToPay = ({ method, entity, reference }: Shown) =>
  method !== 'multibanco' ? methods[method] : html`${methods.multibanco} <code>${entity}</code> <code>${inThrees(reference ?? '')}</code>`;

const button = (id: string, verb: 'pay' | 'reject') =>
  html`<form method="post" action="/payments/control/forms/${id}/${verb}" style="display: inline"><button>${verb}</button></form>`;

const openRow = (payment: Shown) => html`<tr>
  <td>${payment.provider}</td><td>${howToPay(payment)}</td><td>€${toDecimal(payment.amountCents)}</td>
  <td><code>${payment.orderId}</code></td><td>${moment(payment.expiresAt)}</td>
  <td>${button(payment.id, 'pay')} ${payment.method === 'mbway' ? button(payment.id, 'reject') : ''}</td></tr>`;

const endedRow = (payment: Shown) => html`<tr>
  <td>${payment.provider}</td><td>${howToPay(payment)}</td><td>€${toDecimal(payment.amountCents)}</td>
  <td><code>${payment.orderId}</code></td><td>${payment.status}</td></tr>`;

const heads = (names: string[]) => html`<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;

export function controlPage({ payments, callbacks, faults }: PaymentsState) {
  const open = payments.filter(({ status }) => status === 'pending');
  const ended = payments.filter(({ status }) => status !== 'pending').slice(0, 20);
  const undelivered = callbacks.filter(({ deliveredAt }) => !deliveredAt).length;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Payments, sandbox</title>
    ${pageStyle}
  </head>
  <body>
    <main>
      <h1>Payments, sandbox</h1>
      <p><a href="/">All stand-ins</a>. Be the patient: pay what the website asked for, or say no on the phone. No money moves. contract/README.md in the sources says how to set faults and do worse.</p>
      <table>
        <caption>Open payments${open.length === 0 ? ': none' : ''}</caption>
        ${open.length === 0 ? '' : heads(['Provider', 'How', 'Amount', 'Order', 'Until (Lisbon)', 'Be the patient'])}
        <tbody>${open.map(openRow)}</tbody>
      </table>
      <table>
        <caption>Ended${ended.length === 0 ? ': none' : ''}</caption>
        ${ended.length === 0 ? '' : heads(['Provider', 'How', 'Amount', 'Order', 'State'])}
        <tbody>${ended.map(endedRow)}</tbody>
      </table>
      <p>Faults set: ${faults.length}. Callbacks that have not arrived: ${undelivered}.</p>
    </main>
  </body>
</html>`;
}
