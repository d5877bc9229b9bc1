import { paymentMethods } from '@clinic/core/booking/model/payment';
import { expect, test } from 'vitest';
import { wayOf } from './send-visit.server.ts';

const sent = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return wayOf(form, { mbwayPhone: '919999999' });
};

test('every method of payment can be asked for by its name', () => {
  for (const method of paymentMethods) expect(sent({ method, mbwayPhone: '912 345 678' })).toMatchObject({ method });
});

test('a method that we do not know is not taken for another', () => {
  for (const fields of [{}, { method: 'cheque' }, { intent: 'retry' }, { mbwayPhone: '912345678' }])
    expect(sent(fields)).toBe('notOffered');
});

test('MB WAY once more asks the number asked before, and otherwise the one that was typed', () => {
  expect(sent({ method: 'mbway', intent: 'retry' })).toEqual({ method: 'mbway', phone: '919999999' });
  expect(sent({ method: 'mbway', mbwayPhone: '912 345 678' })).toEqual({ method: 'mbway', phone: '912345678' });
  expect(sent({ method: 'mbway', mbwayPhone: ' ' })).toBe('mbwayPhoneRequired');
  expect(sent({ method: 'mbway', mbwayPhone: '123' })).toBe('mbwayPhoneInvalid');
});
