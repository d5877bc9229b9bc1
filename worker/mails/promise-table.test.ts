import { readFileSync } from 'node:fs';
import { patientRefusals, workOfReview, workPromisedBy } from '@clinic/core/booking/messages/promises';
import type { ReviewReason } from '@clinic/core/booking/model/booking';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { workItemKinds } from '@clinic/core/work-items/work-item';
import { expect, test } from 'vitest';
import { promiseTable } from './promise-table.ts';
import { renderBookingMail } from './render-booking-mail.ts';
import { type BookingSmsKind, renderBookingSms } from './render-booking-sms.ts';
import { renderOfferLetter, renderOfferSms } from './render-offer-letter.ts';
import { sampleHourOffer } from './sample-letters.ts';
import { sampleMails, sampleWrittenAt } from './sample-mails.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** What sounds like a promise. Wider than needed: a sentence that promises nothing gets a row that says so. */
const sounds: Record<Locale, RegExp> = {
  pt: /\blig(?:amos|a-lhe|ar-lhe|aremos)\b|escrev(?:emos|er-lhe|eremos)|\benvi(?:amos|a-lhe|aremos)\b|(?:horas|dias) úteis|devolv|\bvamos\b|tratamos|avisamos|\brecebe (?:a|o|uma|um)\b|procuramos|\bmarcamos|ajudamos|respondemos|\bpedimo|vemos consigo|muda sozinha|reembols|\bpassa(?:mos|-[ao])\b/i,
  en: /\bwe(?:’ll| will)\b|will call|calls? you\b|\bwe (?:send|e-?mail|return|write|help|find|look|ask)\b|working (?:hours|days)|refund|\breturn(?:ing|ed)?\b|\byou (?:will )?(?:get|receive) (?:a|an|the)\b|(?:sends?|e-?mails?|writes? to) you\b|changes by itself|\bpass(?:es)? (?:it|them) on\b/i,
};

type Sentence = { locale: Locale; where: string; text: string };
type Words = { [name: string]: string | Words };

const sentences = (locale: Locale, where: string, words: string): Sentence[] =>
  words
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll('\u00a0', ' ')
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((text) => ({ locale, where, text: text.trim() }))
    // One word names a state and promises nothing.
    .filter(({ text }) => text.includes(' '));

const leaves = (words: Words, path: string): [string, string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}.${name}`, value] as [string, string]] : leaves(value, `${path}.${name}`),
  );

const smsKinds: BookingSmsKind[] = [
  ...(['confirmed', 'reminder', 'paymentDetails', 'moved', 'cancelled', 'notPaid', 'conflict'] as const),
  ...(['slotTaken', 'needsPerson', 'refund', 'refunded', 'refundAccountGiven', 'preparation'] as const),
];
const multibanco = { method: 'multibanco', entity: '11249', reference: '123456789', amountCents: 9_000 } as const;
const money = { payBy: new Date('2026-11-16T18:20:00Z'), priceCents: 9_000, paidCents: 9_000, payment: multibanco };

async function letters(locale: Locale): Promise<{ where: string; words: string }[]> {
  const samples = sampleMails(locale);
  const mails = Object.entries(samples).map(async ([name, mail]) => {
    const { subject, text } = await renderBookingMail(mail, locale, sampleWrittenAt(mail));
    return { where: `letter ${name}`, words: `${subject}\n${text}` };
  });
  const visit = Object.values(samples)[0];
  if (!visit) throw new Error('no sample');
  const texts = smsKinds.flatMap((kind) =>
    (['inPerson', 'online'] as const).map((mode) => ({
      where: `SMS ${kind} ${mode}`,
      words: renderBookingSms(kind, { ...visit, ...money, mode }, locale),
    })),
  );
  const offers = (['offered', 'gone'] as const).flatMap((kind) => {
    const { subject, text } = renderOfferLetter(sampleHourOffer(kind, locale), locale);
    return [
      { where: `offer ${kind}`, words: `${subject}\n${text}` },
      { where: `SMS offer ${kind}`, words: renderOfferSms(sampleHourOffer(kind, locale), locale) },
    ];
  });
  return [...(await Promise.all(mails)), ...texts, ...offers];
}

const pages = (locale: Locale) =>
  ['visit', 'booking', 'wishes', 'identity'].flatMap((name) =>
    leaves(JSON.parse(read(`site/messages/${locale}/${name}.json`)) as Words, name),
  );

const said = await Promise.all(
  locales.map(async (locale) => ({
    locale,
    letters: await letters(locale),
    pages: pages(locale).map(([where, words]) => ({ where, words })),
  })),
);
const promises = said.flatMap(({ locale, letters: written, pages: shown }) =>
  [...written, ...shown].flatMap(({ where, words }) => sentences(locale, where, words)).filter(({ text }) => sounds[locale].test(text)),
);
const covers = (fragment: string | null, text: string) => fragment !== null && text.toLowerCase().includes(fragment.toLowerCase());

test('every sentence about a booking that promises something is in the table', () => {
  const unknown = promises.filter(({ locale, text }) => !promiseTable.some((row) => covers(row[locale], text)));
  expect(unknown.map(({ locale, where, text }) => `${locale} ${where}: ${text}`)).toEqual([]);
  const count = (of: 'letters' | 'pages') => said.reduce((sum, each) => sum + each[of].length, 0);
  console.info(
    `promises: ${count('letters')} letters and text messages, ${count('pages')} texts of pages, ` +
      `${promises.length} promising sentences, ${promiseTable.length} rows`,
  );
});

test.each(promiseTable)('the table says only what is still said: $pt / $en', (row) => {
  for (const locale of locales)
    if (row[locale] !== null)
      expect(
        promises.some((promise) => promise.locale === locale && covers(row[locale], promise.text)),
        `${locale}: ${row[locale]}`,
      ).toBe(true);
});

test.each(promiseTable)('whoever keeps it is there: $pt / $en', ({ kept }) => {
  if ('item' in kept) {
    expect(workItemKinds).toContain(kept.item);
    expect(read(kept.in)).toContain(`kind: '${kept.item}'`);
  } else if ('letter' in kept) expect(read(kept.in)).toContain(`mail: '${kept.letter}'`);
  else if ('work' in kept) expect(read(kept.in)).toContain(`kind: '${kept.work}'`);
  else expect(Object.values(kept)).toEqual([true]);
});

test('a call is promised only where work at the desk comes with it', () => {
  const isCall = ({ locale, text }: Sentence) => promiseTable.some(({ kept, ...row }) => 'call' in kept && covers(row[locale], text));
  const places = new Set(promises.filter(isCall).map(({ where }) => where));
  const samples = sampleMails('pt');
  for (const place of places) {
    const [, name = ''] = /^letter (.+)$/.exec(place) ?? [];
    const mail = samples[name];
    if (mail) expect(workPromisedBy(mail.kind, 'any reason'), place).not.toEqual([]);
    else expect(place).toMatch(/^visit\.states\.(?:needsReview|needsPayment)\.|^SMS needsPerson /);
  }
  expect(places.size).toBeGreaterThan(5);
});

test('a letter that promises a call opens work at the desk, whatever its reason', () => {
  for (const reason of [...patientRefusals, ...(Object.keys(workOfReview) as ReviewReason[]), 'some other reason'])
    expect(workPromisedBy('needsPerson', reason)).toHaveLength(1);
  expect(workPromisedBy('refund', 'anything')).toEqual(['refundDue']);
});

test('what sounds like a promise is found in new words, too', () => {
  const found = (locale: Locale, text: string) => sounds[locale].test(text);
  expect(found('pt', 'Amanhã ligamos e dizemos-lhe.')).toBe(true);
  expect(found('pt', 'Na segunda-feira enviamos-lhe os exames.')).toBe(true);
  expect(found('en', 'A nurse calls you tomorrow.')).toBe(true);
  expect(found('en', 'Your appointment is on Monday.')).toBe(false);
});
