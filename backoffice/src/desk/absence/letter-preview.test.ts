import type { MoneyToReturn } from '@clinic/core/booking/model/money-to-return';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LetterPreview } from './letter-preview.tsx';

const shown = (money: MoneyToReturn, paymentMethod: 'mbway' | 'multibanco' = 'mbway') =>
  renderToStaticMarkup(
    createElement(LetterPreview, { booking: bookedVisit({ paymentMethod }), reason: 'doctorAway', money, language: 'pt' }),
  ).replaceAll(/\s/g, ' ');

test('the letter before it is sent says of the money what the letter will say, by what was paid and not by what was chosen', () => {
  const transfer = { cents: 9_000, account: 'waiting' } as const;
  expect(shown({ refundCents: 9_000, transfer })).toContain('Devolvemos por transferência bancária');
  expect(shown({ refundCents: 9_000, transfer: null }, 'multibanco')).toContain('pelo mesmo meio');
  expect(shown({ refundCents: 0, transfer: null }, 'multibanco')).toContain('Não tinha pago nada');
});

test('two amounts that go back two ways are named each with its own', () => {
  const page = shown({ refundCents: 13_000, transfer: { cents: 4_000, account: 'given' } });
  for (const words of ['90,00 € voltam pelo mesmo meio', '40,00 € devolvemos por transferência bancária, para a conta que já indicou'])
    expect(page).toContain(words);
});
