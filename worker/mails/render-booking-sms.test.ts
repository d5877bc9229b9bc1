import { locales } from '@clinic/core/kernel/locale';
import { fitsOneSms } from '@clinic/core/sms/sms-alphabet';
import { expect, test } from 'vitest';
import { renderBookingSms } from './render-booking-sms.ts';
import { sampleClinic, sampleMails } from './sample-mails.ts';

const { confirmed, confirmedOnline } = sampleMails('pt');
if (!confirmed || !confirmedOnline) throw new Error('no such samples');
const kinds = [
  ...(['confirmed', 'reminder', 'paymentDetails', 'moved', 'cancelled', 'notPaid'] as const),
  ...(['conflict', 'slotTaken', 'needsPerson', 'refund', 'refunded', 'refundAccountGiven', 'preparation', 'newLink'] as const),
];
const multibanco = { method: 'multibanco', entity: '11249', reference: '123456789', amountCents: 9_000 } as const;
const money = { payBy: new Date('2026-11-16T18:20:00Z'), priceCents: 9_000, paidCents: 9_000, payment: multibanco, accountEnding: '0154' };

test('says when, with whom, where and whom to call', () => {
  expect(renderBookingSms('confirmed', { ...confirmed, ...money }, 'pt')).toBe(
    'Consulta confirmada: ter 17 nov, 10:20 (Lisboa), Dra. Sofia Bettencourt, na clinica, Rua do Exemplo, 1. Mudar ou cancelar: 210000000. Marcacao KM4-7VX',
  );
  expect(renderBookingSms('reminder', { ...confirmedOnline, ...money }, 'en')).toBe(
    'Reminder: appointment Tue 17 Nov, 10:20 (Lisbon), Dr Sofia Bettencourt, by video. To change or cancel: 210000000. Booking KM4-7VX',
  );
});

test.each([
  ['pt', 'Esta na lista para uma vaga mais cedo. Mudar, cancelar ou sair da lista: 210000000'],
  ['en', 'You are on the list for an earlier time. To change, cancel or leave the list: +351210000000'],
] as const)('whoever waits for an earlier hour reads so, and whom to call to leave the list, in %s', (locale, words) => {
  const visit = { ...confirmed, ...money, clinic: sampleClinic(locale) };
  const text = renderBookingSms('confirmed', { ...visit, isWaiting: true }, locale);
  expect(text).toContain(words);
  expect(fitsOneSms(text), text).toBe(true);
  expect(renderBookingSms('confirmed', visit, locale)).not.toMatch(/lista|list /);
  expect(renderBookingSms('reminder', { ...visit, isWaiting: true }, locale)).not.toMatch(/lista|list /);
});

test('leaves the booking code out rather than the street', () => {
  const clinic = { ...confirmed.clinic, addressLines: ['Avenida do Exemplo Comprido, 1234, 5.º'] };
  const text = renderBookingSms('confirmed', { ...confirmed, ...money, clinic }, 'pt');
  expect(text).toContain('Avenida do Exemplo Comprido');
  expect(text).not.toContain('KM4-7VX');
});

const longNames = [
  'Dr. António Meireles',
  'Prof.ª Doutora Conceição Gonçalves de Vasconcelos e Sousa Mascarenhas',
  `Dra. ${'Ção'.repeat(60)}`,
];
const told = [...kinds.map((kind) => ({ kind, hasMail: false })), { kind: 'newLink' as const, hasMail: true }];
const cases = locales.flatMap((locale) => told.flatMap((one) => longNames.map((doctorName) => ({ locale, ...one, doctorName }))));

test.each(cases)('$kind in $locale is one message with $doctorName', ({ locale, kind, hasMail, doctorName }) => {
  for (let month = 0; month < 12; month++) {
    const startsAt = new Date(Date.UTC(2027, month, 28, 12, 40));
    const address = {
      ...confirmed.clinic,
      phone: '+351 210 000 000',
      addressLines: ['Avenida do Exemplo Muito Comprido, 1234, 5.º esquerdo'],
    };
    const text = renderBookingSms(kind, { ...confirmed, ...money, hasMail, doctorName, startsAt, clinic: address }, locale);
    expect(fitsOneSms(text), text).toBe(true);
    expect(text).toContain('+351210000000');
    expect(text).toMatch(/ 28 \w{3}, 1[23]:40 /);
  }
});

test('names neither the clinic nor a link', () => {
  for (const locale of locales)
    for (const kind of kinds) expect(renderBookingSms(kind, { ...confirmed, ...money }, locale)).not.toMatch(/http|Pr[oó]stat|Urolog/i);
});

test('whoever wanted another time and did not get it reads that the visit stays', () => {
  const kept = { ...confirmed, ...money, keptStartsAt: new Date('2026-12-03T15:00:00Z') };
  expect(renderBookingSms('slotTaken', { ...kept, code: '' }, 'pt')).toBe(
    'A hora ter 17 nov, 10:20 (Lisboa) ja nao estava livre. A consulta que ja tinha mantém-se. Duvidas: 210000000',
  );
  expect(renderBookingSms('slotTaken', { ...kept, code: '' }, 'en')).toContain('The appointment you had stays.');
  for (const locale of locales) expect(fitsOneSms(renderBookingSms('slotTaken', kept, locale))).toBe(true);
  expect(renderBookingSms('slotTaken', { ...kept, keptStartsAt: null }, 'pt')).toContain('Para escolher outra');
});

test('whoever has no e-mail reads how to pay, by either way', () => {
  expect(renderBookingSms('paymentDetails', { ...confirmed, ...money }, 'pt')).toBe(
    'Para a consulta ter 17 nov, 10:20 (Lisboa), pague 90,00 EUR ate seg 16 nov, 18:20 (Lisboa). Entidade 11249, referencia 123456789. Ajuda: 210000000',
  );
  const mbway = { ...multibanco, method: 'mbway' } as const;
  expect(renderBookingSms('paymentDetails', { ...confirmed, ...money, payment: mbway }, 'en')).toContain('MB WAY');
});

test('a card is paid on the page of the booking, which no text message leads to: whoever closed it is told to call', () => {
  const visit = { ...confirmed, ...money, payment: { ...multibanco, method: 'card' } as const };
  expect(renderBookingSms('paymentDetails', { ...visit, code: '' }, 'pt')).toBe(
    'Consulta ter 17 nov, 10:20 (Lisboa): pague 90,00 EUR com cartao até seg 16 nov, 18:20 (Lisboa), na pagina da marcacao. Se a fechou, ligue: 210000000',
  );
  expect(renderBookingSms('paymentDetails', { ...visit, code: '' }, 'en')).toContain(
    'on the booking page. If you closed it, call: 210000000',
  );
});

const methods = ['multibanco', 'mbway', 'card'] as const;
test.each(locales.flatMap((locale) => methods.map((method) => ({ locale, method }))))(
  'how to pay by $method is one message in $locale, also where the visit is dear and the telephone has its country',
  ({ locale, method }) => {
    const clinic = { ...confirmed.clinic, phone: '+351 210 000 000' };
    for (let month = 0; month < 12; month++) {
      const startsAt = new Date(Date.UTC(2027, month, 28, 12, 40));
      const due = { startsAt, payBy: new Date(startsAt.getTime() - 86_400_000), payment: { ...multibanco, method, amountCents: 123_400 } };
      const text = renderBookingSms('paymentDetails', { ...confirmed, ...money, ...due, clinic }, locale);
      expect(fitsOneSms(text), `${text.length}: ${text}`).toBe(true);
      expect(text).toContain('+351210000000');
    }
  },
);
