import { expect, test } from 'vitest';
import { parseRefundAccount } from './parse-refund-account.ts';

const iban = 'PT50 0002 0123 1234 5678 9015 4';

test('account and holder are checked together, each with its own reason', () => {
  expect(parseRefundAccount({ iban, holder: ' Joaquim  Exemplo ' })).toEqual({
    ok: true,
    value: { iban: 'PT50000201231234567890154', holder: 'Joaquim Exemplo' },
  });
  expect(parseRefundAccount({ iban: '', holder: '' })).toEqual({ ok: false, error: { iban: 'ibanRequired', holder: 'holderRequired' } });
  expect(parseRefundAccount({ iban, holder: iban })).toEqual({ ok: false, error: { holder: 'holderWrong' } });
  expect(parseRefundAccount({ iban, holder: 'x'.repeat(71) })).toEqual({ ok: false, error: { holder: 'holderWrong' } });
});
