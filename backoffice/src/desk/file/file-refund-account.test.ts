import type { OpenedFile } from '@clinic/core/desk/open-file';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileRefundAccount } from './file-refund-account.tsx';

const at = new Date('2026-11-16T15:20:00Z');
const account = { iban: 'PT50000201231234567890154', holder: 'Albano Exemplo' };
const unproven = /nunca foi provado/;

/** The refund as it is seen after the press that opens the account. */
function shown(contactProven: boolean, formerContacts: { whose: 'patient'; value: string; until: string; by: string }[] = []): string {
  const booking = bookedVisit({ contactDigest: 'of a contact that stands there no longer' });
  const refundAccount = { askedAt: at, times: 1, givenAt: at, erasedAt: null, contactProven };
  const file = { booking: { ...booking, patient: { ...booking.patient, formerContacts } }, refundAccount, possible: [] };
  return renderToStaticMarkup(createElement(FileRefundAccount, { file: file as unknown as OpenedFile, account, language: 'pt' }));
}

test('beside the account stands since when it is there', () => {
  expect(shown(true)).toMatch(/IBAN recebido.*16\/11\/2026/s);
});

test('a code that went to a contact nobody had proven is told, also where another contact once was', () => {
  expect(shown(true)).not.toMatch(unproven);
  expect(shown(false)).toMatch(unproven);
});

test('a contact that was corrected is told with its time, by whom, and what it was before', () => {
  expect(shown(true)).not.toContain('Contacto corrigido');
  const former = [{ whose: 'patient' as const, value: 'antes@exemplo.pt', until: '2026-11-15T09:05:00Z', by: 'Rita do Balcão' }];
  expect(shown(true, former)).toMatch(/Contacto corrigido em .*15\/11\/2026.* por Rita do Balcão; antes era antes@exemplo\.pt/);
});
