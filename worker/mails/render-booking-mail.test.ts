import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { renderBookingMail } from './render-booking-mail.ts';
import { renderBookingSms } from './render-booking-sms.ts';
import { sampleMails } from './sample-mails.ts';

const now = new Date('2026-11-15T09:00:00Z');
const samples = locales.flatMap((locale) => Object.entries(sampleMails(locale)).map(([name, mail]) => ({ name, locale, mail })));
const { confirmed, confirmedOnline, cancelled, paymentDetails, paymentDetailsMbway, paymentDetailsCard, reminder } = sampleMails('pt');
const plainText = (html: string): string =>
  html
    .replaceAll(/<(style|title)>[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replaceAll('\u2011', '-')
    .replaceAll(/[\s\u00a0\u200c]+/g, ' ');
const given = (mail: BookingMail | undefined): BookingMail => {
  if (!mail) throw new Error('no such sample');
  return mail;
};
const render = (mail: BookingMail | undefined, locale: 'pt' | 'en' = 'pt') => renderBookingMail(given(mail), locale, now);

// The sender's own name and address aside: they are on the envelope, too.
const healthWords =
  /pr[oó]stat|urolog|androl|bexiga|bladder|\brim\b|kidney|urin|sexual|cancr|cancer|tumou?r|sintoma|symptom|diagn|psa\b|biops/i;

test.each(samples)('$name in $locale names no illness, no specialty and no test', async ({ mail, locale }) => {
  const { subject, html, text, ics } = await renderBookingMail(mail, locale, now);
  const withoutSender = (words: string) => words.replaceAll(mail.clinic.name, '');
  for (const words of [subject, withoutSender(plainText(html)), withoutSender(text), ics?.content ?? ''])
    expect(words).not.toMatch(healthWords);
  expect(subject).not.toContain(mail.clinic.name);
});

test.each(samples)('$name in $locale leaves no hole and no message key', async ({ mail, locale }) => {
  const { subject, html, text } = await renderBookingMail(mail, locale, now);
  for (const words of [subject, plainText(html), text]) expect(words).not.toMatch(/undefined|null|NaN|\{\w*\}|mails\.|frame\.|Invalid/);
  expect(subject.length).toBeLessThanOrEqual(78);
  expect(subject).not.toMatch(/[\r\n\u00a0]/);
});

test.each(samples)(
  '$name in $locale looks the same everywhere: one column, nothing fetched, small enough for Gmail',
  async ({ mail, locale }) => {
    const { html } = await renderBookingMail(mail, locale, now);
    expect(html).toMatch(/^<!doctype html>\n<html lang="(?:pt-PT|en-GB)"/);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|form|input|svg)\b|url\(|@import|@font-face|javascript:/i);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^(?:https:\/\/|tel:|mailto:)/);
    for (const [, size] of html.matchAll(/font-size:(\d+)px/g)) expect(Number(size) === 0 || Number(size) >= 16).toBe(true);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  },
);

test.each(samples)('$name in $locale gives the number and what the call costs, in both forms', async ({ mail, locale }) => {
  const { html, text } = await renderBookingMail(mail, locale, now);
  for (const words of [plainText(html), text]) {
    expect(words).toContain(mail.clinic.phone);
    expect(words).toContain(mail.clinic.phoneNote);
  }
});

test.each([
  ['pt', 'Está na lista de espera', 'Mudar o que pedi ou sair da lista'],
  ['en', 'You are on the waiting list', 'Change what I asked for, or leave the list'],
] as const)(
  'whoever waits for an earlier hour reads so in the confirmation, with the way to leave the list, in %s',
  async (locale, on, leave) => {
    const { scheduled, scheduledWaiting } = sampleMails(locale);
    const [{ html, text }, other] = [await render(scheduledWaiting, locale), await render(scheduled, locale)];
    for (const words of [plainText(html), text.replaceAll('\u00a0', ' ')]) {
      expect(words.toLowerCase()).toContain(on.toLowerCase());
      expect(words).toContain(leave);
    }
    expect(text).toContain(scheduledWaiting?.earlierUrl);
    expect(other.text).not.toContain(leave);
  },
);

test.each([
  ['pt', '90,00 € voltam pelo mesmo meio', '90,00 € devolvemos por transferência bancária'],
  ['en', '€90.00 goes back the way it was paid', 'We will return €90.00 by bank transfer'],
] as const)('of two payments that go back, each is told by the way it goes, in %s', async (locale, sameWay, transfer) => {
  for (const sample of ['cancelledSplit', 'refundSplit']) {
    const text = (await render(given(sampleMails(locale)[sample]), locale)).text.replaceAll(/[\u00a0\n]/g, ' ');
    expect(text, sample).toContain(sameWay);
    expect(text, sample).toContain(transfer);
  }
});

test.each([
  ['pt', ['Pedimos desculpa', 'A clínica cancelou', 'O motivo: o profissional não pode', 'Tinha pago 90,00', 'Tratamos da devolução']],
  [
    'en',
    ['We are sorry', 'The clinic has cancelled', 'The reason: the doctor or therapist cannot', 'You had paid €90.00', 'We will return'],
  ],
] as const)(
  'a visit that the clinic cancels, in %s: sorry, why, what goes back, and where to choose another time',
  async (locale, said) => {
    const mail = given(sampleMails(locale)['cancelledByClinic-doctorAway']);
    const { text, html, ics } = await render(mail, locale);
    // The title is in capitals.
    for (const words of said) expect(text.replaceAll('\u00a0', ' ').toLowerCase()).toContain(words.toLowerCase());
    expect(html).toContain(`https://exemplo.pt/${locale}/`);
    for (const { url } of mail.kind === 'cancelled' ? mail.proposed : []) expect(text, 'an hour that can be booked').toContain(url);
    expect(text.match(/medico=/g)).toHaveLength(2);
    expect(text).not.toMatch(/Não pediu para cancelar|Did you not ask/);
    expect(ics?.method, 'the calendar hears of it').toBe('CANCEL');
    const unpaid = await render(given(sampleMails(locale)['cancelledByClinic-emergency']), locale);
    expect(unpaid.text).not.toMatch(/90,00|90\.00/);
  },
);

test('writes the day and the hour in words, in Lisbon', async () => {
  expect((await render(confirmed)).text).toContain('terça-feira, 17 de novembro de 2026, às 10:20 (hora de Lisboa)');
  expect((await render(confirmed, 'en')).text).toContain('Tuesday 17 November 2026 at 10:20 (Lisbon time)');
});

test('tells an online visitor far away his own time, too', async () => {
  expect((await render(confirmedOnline)).text).toContain(
    'No seu fuso horário: terça-feira, 17 de novembro de 2026, às 07:20 (3 horas a menos do que em Lisboa)',
  );
  expect((await render({ ...given(confirmedOnline), visitorTimeZone: 'Europe/London' })).text).not.toContain('fuso');
  expect((await render({ ...given(confirmedOnline), visitorTimeZone: 'Nowhere/Land' })).text).not.toContain('fuso');
  expect((await render({ ...given(confirmedOnline), mode: 'inPerson' })).text).not.toContain('fuso');
});

const hoursOutsideTheText = locales.flatMap((locale) =>
  (['inPerson', 'online'] as const).flatMap((mode) =>
    ['scheduled', 'confirmed', 'moved', 'cancelled', 'paymentDetails', 'reminder'].map((name) => ({ locale, mode, name })),
  ),
);

test.each(hoursOutsideTheText)('the subject of $name in $locale says whose hour it is where the visit is $mode', async (one) => {
  const mail = { ...given(sampleMails(one.locale)[one.name]), mode: one.mode, startsAt: new Date('2027-02-22T10:20:00Z') };
  const { subject } = await render(mail, one.locale);
  expect(subject).toContain('10:20');
  expect(subject.includes(one.locale === 'pt' ? '10:20 (Lisboa)' : '10:20 (Lisbon)')).toBe(one.mode === 'online');
  expect(subject.length).toBeLessThanOrEqual(78);
});

test.each([
  ['pt', 'hoje, às 10:20', ' (hora de Lisboa)'],
  ['en', 'today at 10:20', ' (Lisbon time)'],
] as const)('so does the title of a reminder on the day itself, in %s', async (locale, hour, ofLisbon) => {
  for (const mode of ['inPerson', 'online'] as const) {
    const { html } = await render({ ...given(reminder), kind: 'reminder', hoursBefore: 2, mode }, locale);
    const [, title = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
    expect(plainText(title)).toMatch(new RegExp(`${hour}${mode === 'online' ? ofLisbon.replaceAll(/[()]/g, '.') : ''}\\s*$`));
  }
});

test.each([
  ['2027-03-27T10:20:00Z', 'sábado, 27 de março de 2027, às 10:20', '20270327T102000Z'],
  ['2027-03-28T09:20:00Z', 'domingo, 28 de março de 2027, às 10:20', '20270328T092000Z'],
  ['2027-10-31T10:20:00Z', 'domingo, 31 de outubro de 2027, às 10:20', '20271031T102000Z'],
])('mail and calendar agree when the clocks change: %s', async (instant, words, start) => {
  const startsAt = new Date(instant);
  const { text, ics } = await render({ ...given(confirmed), startsAt, endsAt: new Date(startsAt.getTime() + 1_200_000) });
  expect(text).toContain(words);
  expect(ics?.content).toContain(`DTSTART:${start}`);
});

test('says how to pay: entity, reference in threes, amount, deadline', async () => {
  const { text } = await render(paymentDetails);
  expect(text).toContain('Pague até: Domingo, 15 de novembro de 2026, às 18:20 (hora de Lisboa)');
  expect(text).toContain('Entidade: 11249\nReferência: 123 456 789\nValor: 90,00 €');
  const mbway = (await render(paymentDetailsMbway)).text;
  expect(mbway).toContain('MB WAY');
  expect(mbway).not.toContain('Entidade');
  const card = (await render(paymentDetailsCard)).text;
  expect(card).toContain('Pagar com cartão');
  expect(card).not.toContain('MB WAY');
});

test.each([
  [168, 'Falta uma semana'],
  [48, 'Faltam 2 dias'],
  [24, 'A consulta é amanhã, às 10:20'],
  [2, 'A consulta é hoje, às 10:20'],
  [12, 'A consulta é amanhã, às 10:20'],
  [36, 'Faltam 2 dias'],
  // The link to a visit by video may come after the start.
  [-0.1, 'A consulta é hoje, às 10:20'],
])('a reminder %d hours before says: %s', async (hoursBefore, words) => {
  const { text } = await render({ ...given(reminder), kind: 'reminder', hoursBefore });
  expect(text.toLowerCase()).toContain(words.toLowerCase());
});

test('speaks of the patient to whoever booked for him', async () => {
  const { text } = await render({ ...given(confirmed), bookedByOther: true });
  expect(text).toContain('a consulta de Joaquim, que nos pediu');
  expect(text).not.toContain('Olá, Joaquim');
});

test('names and addresses cannot become part of the page', async () => {
  const { html } = await render({ ...given(confirmed), patientFirstName: '<img src=x onerror=alert(1)>', doctorName: '"><script>' });
  expect(html).not.toMatch(/<img|<script/);
});

test('puts a certain visit into the calendar and takes out only what was put there', async () => {
  expect((await render(confirmed)).ics).toMatchObject({ method: 'REQUEST', filename: 'consulta.ics' });
  expect((await render(cancelled)).ics).toMatchObject({ method: 'CANCEL' });
  expect((await render({ ...given(cancelled), sequence: 0 })).ics).toBeNull();
  expect((await render(paymentDetails)).ics).toBeNull();
});

const kindsWithPage = ['paymentDetails', 'scheduled', 'confirmed', 'confirmedOnline', 'moved', 'reminder', 'refundedByTransfer', 'newLink'];
const pages = locales.flatMap((locale) => kindsWithPage.map((name) => ({ locale, name })));
const ownWords = {
  pt: {
    here: 'Pode mudar ou cancelar nessa página até segunda-feira, 16 de novembro, às 10:20',
    call: 'Para mudar ou cancelar, ligue-nos',
  },
  en: { here: 'You can change or cancel on that page until Monday 16 November at 10:20', call: 'To change or cancel, call us' },
};
const spaced = (words: string) => words.replaceAll('\u00a0', ' ');

test.each(pages)('$name in $locale says until when the page lets one cancel, and after that to call', async ({ locale, name }) => {
  const mail = given(sampleMails(locale)[name]);
  const { here, call } = ownWords[locale];
  const written = async (at: string) => {
    const { html, text, ics } = await renderBookingMail(mail, locale, new Date(at));
    return { words: [plainText(html), spaced(text)], calendar: ics?.content.replaceAll('\r\n ', '') ?? null };
  };
  const before = await written('2026-11-16T09:00:00Z');
  const at = await written('2026-11-16T10:20:30Z');
  for (const words of before.words) {
    expect(words).toContain(here);
    expect(words).not.toContain(call);
  }
  for (const words of at.words) {
    expect(words).not.toContain(here);
    expect(words).toContain(`${call}: ${mail.clinic.phone}`);
  }
  if (!before.calendar || !at.calendar) return;
  expect(before.calendar).toMatch(/até segunda-feira\\, 16|until Monday 16/);
  expect(at.calendar).not.toMatch(/até segunda-feira|until Monday/);
});

test('a deadline that is over before the letter is read is not promised', async () => {
  const { text } = await renderBookingMail(given(confirmed), 'pt', new Date('2026-11-16T09:30:00Z'));
  expect(spaced(text)).toContain(ownWords.pt.call);
});

test('an hour of Lisbon is said to be so to whoever is seen by video', async () => {
  const { text } = await render(confirmedOnline);
  expect(spaced(text)).toContain('até segunda-feira, 16 de novembro, às 10:20 (hora de Lisboa)');
});

test('what cannot be changed on the page is not promised there: a visit whose payment a person settles, and one that is over', async () => {
  const settled = await render(sampleMails('pt')['needsPersonKeepsTime']);
  expect(spaced(settled.text)).toContain(ownWords.pt.call);
  const over = await render({ ...given(sampleMails('pt')['newLink']), changeUntil: null });
  expect(spaced(over.text)).not.toMatch(/[Mm]udar ou cancelar/);
});

test.each([
  ['paymentDetailsMbway', 'pt', 'Pagar com MB WAY'],
  ['paymentDetailsCard', 'pt', 'Pagar a consulta'],
  ['paymentDetailsMbway', 'en', 'Pay with MB WAY'],
  ['paymentDetailsCard', 'en', 'Pay for the appointment'],
] as const)('%s in %s leads to where one pays, right below the amount', async (name, locale, label) => {
  const mail = given(sampleMails(locale)[name]);
  const { text, html } = await render(mail, locale);
  const amount = locale === 'pt' ? 'Valor: 90,00 €' : 'Amount: €90.00';
  expect(spaced(text)).toContain(`${amount}\n\n${label}:\n${mail.visitUrl}\n`);
  expect(html).toMatch(new RegExp(`<a href="[^"]*resultado[^"]*"[^>]*>${label}</a>`));
  expect(text).not.toMatch(/botão em baixo|button below/);
});

test('a letter about a visit that is no more offers help with what is left to do', async () => {
  const endings = [
    'cancelled',
    'cancelledUnpaid',
    'cancelledByClinic-doctorAway',
    'notPaid',
    'slotTaken',
    'refund',
    'refundAccount',
    'refunded',
  ];
  for (const name of endings) {
    const { text } = await render(sampleMails('pt')[name]);
    expect(text, name).toContain('Ajudamos a marcar de novo');
    expect(text, name).not.toContain('Ajudamos a pagar');
  }
  expect((await render(cancelled)).text).toContain('dizemos-lhe como está a devolução');
  expect((await render(sampleMails('pt')['cancelledUnpaid'])).text).not.toContain('devolução.');
  expect((await render(confirmed)).text).toContain('Ajudamos a pagar, a mudar a hora ou a cancelar.');
});

test.each([
  ['pt', 'só nessa página ou ao balcão, com um documento', 'com um documento'],
  ['en', 'only on that page, or at the front desk, with an identity document', 'with an identity document'],
] as const)(
  'the letter that asks for an account and its text message name the same places to give it, in %s',
  async (locale, said, shown) => {
    const mail = given(sampleMails(locale)['refundAccount']);
    expect((await render(mail, locale)).text).toContain(said);
    const facts = { ...mail, payBy: null, payment: null, paidCents: 9_000 };
    expect(renderBookingSms('refundAccount', facts, locale)).toContain(shown);
  },
);

test('a shared calendar neither opens the page of the visit nor names the clinic', async () => {
  const { ics } = await render(confirmedOnline);
  const file = ics?.content.replaceAll('\r\n ', '') ?? '';
  expect(file).toContain('SUMMARY:Consulta: Dra. Sofia Bettencourt');
  expect(file).not.toMatch(/https?:|Instituto/);
});

test.each(['https://exemplo.pt', 'https://exemplo.pt/pt'])('leads back to the booking page from a site at %s', async (siteUrl) => {
  const mail = given(sampleMails('pt')['slotTaken']);
  const { text } = await render({ ...mail, clinic: { ...mail.clinic, siteUrl } });
  expect(text).toContain('\nhttps://exemplo.pt/pt/marcar-consulta\n');
});

test('does not say when the other visit is', async () => {
  const { text } = await render(sampleMails('pt')['conflict']);
  expect(text.match(/de 2026/g)).toHaveLength(1);
});

test('who did not get the new time is told that the visit stays, and is not sent to book again', async () => {
  const { text } = await renderBookingMail(given(sampleMails('pt')['slotTakenKeepsVisit']), 'pt');
  expect(text).toContain('mantém-se: quinta-feira, 3 de dezembro');
  expect(text).not.toContain('/marcar-consulta');
});
