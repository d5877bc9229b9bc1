import { expect, test } from 'vitest';
import { checkPayment } from './payment-form.ts';

const all = ['multibanco', 'mbway', 'atClinic'] as const;

test('MB WAY asks for its phone, and for a mobile number of nine digits', () => {
  const wrong = (kind: string) => ({ ok: false, error: [{ field: 'mbwayPhone', kind }] });
  expect(checkPayment({ payment: 'mbway', mbwayPhone: ' ' }, all)).toEqual(wrong('mbwayPhoneRequired'));
  expect(checkPayment({ payment: 'mbway', mbwayPhone: '212345678' }, all)).toEqual(wrong('mbwayPhoneInvalid'));
  expect(checkPayment({ payment: 'mbway', mbwayPhone: '912 345 678' }, all)).toEqual({
    ok: true,
    value: { payment: 'mbway', mbwayPhone: '912345678' },
  });
});

test.each(['multibanco', 'atClinic'])('%s asks for no phone and keeps none', (payment) =>
  expect(checkPayment({ payment, mbwayPhone: '12' }, all)).toEqual({ ok: true, value: { payment, mbwayPhone: null } }),
);

test('what is not offered for this visit cannot be chosen, nor nothing', () => {
  const select = { ok: false, error: [{ field: 'payment', kind: 'selectOption' }] };
  expect(checkPayment({ payment: 'atClinic', mbwayPhone: '' }, ['mbway'])).toEqual(select);
  expect(checkPayment({ payment: undefined, mbwayPhone: '' }, all)).toEqual(select);
});
