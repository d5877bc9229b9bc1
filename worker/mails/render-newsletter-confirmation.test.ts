import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { renderNewsletterConfirmation } from './render-newsletter-confirmation.ts';
import { sampleClinic } from './sample-mails.ts';

const url = 'https://exemplo.pt/pt/newsletter/confirmar?token=abc';

test.each(locales)('the confirmation in %s has its button, says what happens without it, and names no illness', (locale) => {
  const clinic = sampleClinic(locale);
  const { subject, html, text } = renderNewsletterConfirmation({ url, clinic }, locale);
  expect(text.replaceAll(clinic.name, '') + subject).not.toMatch(/urolog|pr[oó]stat|sintoma|symptom|doen[cç]a|illness/i);
  for (const words of [html, text]) {
    expect(words).toContain(url);
    expect(words).toContain(locale === 'pt' ? 'Não foi o seu caso?' : 'Was it not you?');
    expect(words.replaceAll('\u00a0', ' ')).toContain(locale === 'pt' ? '7 dias' : '7 days');
    expect(words).not.toMatch(/mudar a hora|change the time|pediram uma consulta|asked us for an appointment/);
  }
});
