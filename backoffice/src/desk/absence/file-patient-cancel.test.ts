import type { Booking } from '@clinic/core/booking/model/booking';
import type { Payment } from '@clinic/core/booking/model/payment';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilePatientCancel } from './file-patient-cancel.tsx';

const paid = (method: Payment['method']) => ({ transactionId: 'taken', paidCents: 9_000, method }) as Payment;

const now = new Date();
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

function shown(more: Partial<Booking> = {}, payments: Payment[] = [], language = 'pt'): string {
  const file = { booking: bookedVisit(more), payments, possible: ['release', 'move'] } as unknown as OpenedFile;
  return renderToStaticMarkup(createElement(FilePatientCancel, { file, noticeHours: 24, now, language }));
}

test('who cancels stands on the button, in both languages', () => {
  expect(shown()).toMatch(/<summary[^>]*>O paciente cancela…/);
  expect(shown({}, [], 'en')).toMatch(/<summary[^>]*>The patient cancels…/);
});

test.each([
  ['nothing paid', [], 'não há dinheiro a devolver'],
  ['MB WAY: the desk gives it back', [paid('mbway')], /90,00\s€ \(MB WAY\).*«Devolver»/],
  ['Multibanco: by transfer, and the IBAN is asked for', [paid('multibanco')], /90,00\s€ \(Multibanco\).*IBAN/],
])('what becomes of this money: %s', (_, payments, words) => expect(shown({}, payments)).toMatch(words));

test('who is written to is named, and where nobody is, that is said', () => {
  const { patient } = bookedVisit();
  const bookedBy = { ...patient, name: 'Helena Exemplo', email: 'helena@exemplo.pt' } as unknown as Booking['bookedBy'];
  expect(shown({ bookedBy })).toContain(`${patient.email}, helena@exemplo.pt`);
  expect(shown({ patient: { ...patient, email: '' } })).toContain('segue uma SMS');
  expect(shown({ reviewReason: 'contactUnproven', contactDigest: null, createAttemptedAt: null })).toContain('Não segue carta');
});

test('to move the visit instead is one link away', () => {
  const booking = bookedVisit();
  expect(shown(booking)).toContain(`/admin/marcacoes-online/${booking.id}?mudar=mesmo#mudar`);
});

test('until the deadline nobody is asked what becomes of the money', () => {
  const page = shown({ startsAt: inHours(25) }, [paid('mbway')]);
  expect(page).not.toMatch(/name="dinheiro"|terminou/);
});

test('after it the form says when it ended, and asks, with nothing chosen beforehand, whether the money goes back', () => {
  const page = shown({ startsAt: inHours(23) }, [paid('mbway')]);
  expect(page).toMatch(/O prazo para cancelar sem custo terminou/);
  expect(page.match(/<input[^>]*name="dinheiro"[^>]*>/g)).toEqual([
    expect.stringMatching(/required.*value="returned"/),
    expect.stringMatching(/required.*value="kept"/),
  ]);
  expect(page).not.toMatch(/checked|é o balcão que carrega/);
});

test('where nothing was paid there is nothing to choose', () => {
  const page = shown({ startsAt: inHours(23) });
  expect(page).toMatch(/terminou.*não há dinheiro a devolver/s);
  expect(page).not.toContain('name="dinheiro"');
});

test('why is asked, and need not be said', () => {
  const page = shown();
  expect(page).toContain('Motivo, se o disser');
  expect(page).toMatch(/<select name="motivo"><option value="" selected="">Não disse<\/option>/);
  expect(page).not.toMatch(/<select[^>]* required/);
});
