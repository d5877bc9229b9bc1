import { pathTo } from '@clinic/core/addresses/path-to';
import { saidIn, toldEndings } from '@clinic/core/booking/testing/told-endings';
import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { renderBookingMail } from './render-booking-mail.ts';
import { sampleMails } from './sample-mails.ts';

const cases = locales.flatMap((locale) => toldEndings.map((ending) => ({ locale, ...ending })));

test.each(cases)(
  '$sample in $locale: the letter says what the page of its visit says ($page)',
  async ({ locale, letter, sample, said }) => {
    const mail = sampleMails(locale)[sample];
    if (mail?.kind !== letter) throw new Error(`no letter ${sample}`);
    const { subject, text } = await renderBookingMail(mail, locale);
    // In plain text an address ends its line: the wizard's own, not that of a page below it.
    expect(saidIn(`${subject}\n${text}\n`, `${pathTo(locale, 'wizard')}\n`)).toEqual(said);
  },
);

const refunds = ['cancelled', 'cancelledByClinic-doctorAway', 'refund', 'cancelledTransfer', 'refundTransfer'];
const promises = locales.flatMap((locale) => refunds.map((sample) => ({ locale, sample })));

test.each(promises)('$sample in $locale promises a refund by no way that it may not go', async ({ locale, sample }) => {
  const mail = sampleMails(locale)[sample];
  if (!mail || !('transfer' in mail)) throw new Error(`no letter ${sample}`);
  const { text } = await renderBookingMail(mail, locale);
  expect(text).toContain(locale === 'pt' ? 'por transferência bancária' : 'by bank transfer');
  expect(/pelo mesmo meio|the way (?:you|it was) paid/.test(text)).toBe(mail.transfer === null);
});

test('every kind of letter has its page', () => {
  const kinds = new Set(Object.values(sampleMails('pt')).map(({ kind }) => kind));
  expect([...kinds].filter((kind) => !toldEndings.some(({ letter }) => letter === kind))).toEqual([]);
});
