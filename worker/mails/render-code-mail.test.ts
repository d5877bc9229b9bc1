import { fitsOneSms } from '@clinic/core/booking/sms-sender-alphabet';
import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { renderCodeMail, renderCodeSms } from './render-code-mail.ts';
import { sampleMails } from './sample-mails.ts';

test.each(locales)('the letter in %s has the code where a telephone shows it, and names nobody', (locale) => {
  const clinic = sampleMails(locale)['confirmed']?.clinic;
  if (!clinic) throw new Error('no such sample');
  const { subject, html, text } = renderCodeMail({ code: '012345', clinic }, locale);
  expect(subject).toMatch(/^012345 /);
  for (const words of [html.replaceAll('\u00a0', ' '), text]) {
    expect(words).toContain('012 345');
    expect(words).toContain('10');
    expect(words).toContain(clinic.phone);
    expect(words).not.toContain('Joaquim');
  }
});

test.each(locales)('the message in %s is one message that does not say of which clinic', (locale) => {
  const text = renderCodeSms('012345', locale);
  expect(fitsOneSms(text), text).toBe(true);
  expect(text).toMatch(/^012345 /);
});
