import { locales } from '@clinic/core/kernel/locale';
import { fitsOneSms } from '@clinic/core/sms/sms-alphabet';
import { expect, test } from 'vitest';
import { renderOfferLetter, renderOfferSms } from './render-offer-letter.ts';
import { sampleHourOffer } from './sample-letters.ts';

test.each(locales)('an offer shows both hours, until when, and one link; nothing of the illness or the surname (%s)', (locale) => {
  const { subject, text } = renderOfferLetter(sampleHourOffer('offered', locale), locale);
  expect(subject).toContain(locale === 'pt' ? '12:10 (Lisboa)' : '12:10 (Lisbon)');
  for (const shown of ['10:40', '17:20', '12:10', `/${locale === 'pt' ? 'hora' : 'hour'}/`]) expect(text).toContain(shown);
  expect(text).not.toMatch(/Urologia|Urology|próstata aumentada/);
});

test.each(locales)('who came second is told that the visit stays, without a link to the hour (%s)', (locale) => {
  const { text } = renderOfferLetter(sampleHourOffer('gone', locale), locale);
  expect(text).toContain('17:20');
  expect(text).not.toMatch(/\/hora\/|\/hour\//);
});

test.each(locales)('an offer fits into one text message with an address of thirty letters, and names no clinic (%s)', (locale) => {
  for (const kind of ['offered', 'gone'] as const) {
    const text = renderOfferSms(sampleHourOffer(kind, locale), locale);
    if (kind === 'offered') expect(text, 'until when, by which clock').toMatch(/12:10 \(Lisbo[an]\)/);
    expect(fitsOneSms(text), `${text.length}: ${text}`).toBe(true);
    expect(text.replace(/https:\S+/, '')).not.toMatch(/Instituto|prostata/i);
  }
});
