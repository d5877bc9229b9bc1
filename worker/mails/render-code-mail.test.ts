import { locales } from '@clinic/core/kernel/locale';
import { fitsOneSms } from '@clinic/core/sms/sms-alphabet';
import { expect, test } from 'vitest';
import { renderCodeMail, renderCodeSms } from './render-code-mail.ts';
import { sampleClinic } from './sample-mails.ts';

const purposes = [
  ...(['knownPatient', 'booking', 'visit', 'refund', 'linkRecord'] as const),
  ...(['register', 'signIn', 'newDevice', 'confirmIdentity', 'newEmail'] as const),
];
const cases = locales.flatMap((locale) => purposes.map((purpose) => ({ locale, purpose })));

test.each(cases)(
  'the letter in $locale for $purpose has the code inside and not in its subject, and names nobody',
  ({ locale, purpose }) => {
    const clinic = sampleClinic(locale);
    const pageUrl = purpose === 'visit' ? null : 'https://exemplo.pt/pt/marcar-consulta/codigo?codigo=012345';
    const { subject, html, text } = renderCodeMail({ code: '012345', purpose, pageUrl, clinic }, locale);
    expect(subject).not.toMatch(/\d|urolog|próstat|prostat/i);
    for (const words of [html.replaceAll('\u00a0', ' '), text]) {
      expect(words).toContain('012 345');
      if (pageUrl) expect(words).toContain(pageUrl);
      else expect(words).not.toMatch(/codigo|resultado/);
      expect(words).toContain('15');
      expect(words).toContain(clinic.phone);
      expect(words).not.toContain('Joaquim');
    }
  },
);

test.each(locales.flatMap((locale) => (['visit', 'refund'] as const).map((purpose) => [locale, purpose] as const)))(
  'the message in %s for %s is one message that does not say of which clinic',
  (locale, purpose) => {
    const text = renderCodeSms({ code: '012345', purpose }, locale);
    expect(fitsOneSms(text), text).toBe(true);
    expect(text).toMatch(/^012345 /);
    expect(text.includes('IBAN'), 'a code that lets an account be typed says so').toBe(purpose === 'refund');
  },
);
