import { accountLetterKinds } from '@clinic/core/identity/accounts/account-store';
import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { renderAccountLetter } from './render-account-letter.ts';
import { sampleClinic } from './sample-mails.ts';

const happenedAt = new Date('2026-11-16T09:05:00Z');
const cases = locales.flatMap((locale) => accountLetterKinds.map((kind) => ({ locale, kind })));
const illness = /urolog|pr[oó]stat|androlog|doen[cç]a|illness|disease|sintoma|symptom/i;

test.each(cases)('$kind in $locale says when, what to do if it was somebody else, and nothing of health', ({ locale, kind }) => {
  const clinic = sampleClinic(locale);
  const url = kind === 'accountClosed' ? null : 'https://exemplo.pt/pt/conta/pagina?token=abc';
  const { subject, html, text } = renderAccountLetter({ kind, url, happenedAt, deviceName: undefined, clinic }, locale);
  expect(subject).not.toMatch(illness);
  expect(subject).not.toContain(clinic.name);
  expect(text.replaceAll(clinic.name, '')).not.toMatch(illness);
  for (const words of [html.replaceAll('\u00a0', ' '), text]) {
    expect(words).toContain('09:05');
    expect(words).toContain(locale === 'pt' ? 'Não reconhece isto?' : 'Was it not you?');
    expect(words).toContain(clinic.phone);
    expect(words).toContain(url ?? clinic.phone);
  }
  expect(html.match(/href="tel:|href="https:\/\/exemplo.pt\/pt\/conta/g)?.length).toBeGreaterThan(0);
});

test('the device is named where it is known, and otherwise said not to be', () => {
  const facts = { kind: 'newDevice', url: 'https://exemplo.pt', happenedAt, clinic: sampleClinic('pt') } as const;
  expect(renderAccountLetter({ ...facts, deviceName: 'Chrome · Windows' }, 'pt').text).toContain('Em que dispositivo: Chrome · Windows');
  expect(renderAccountLetter({ ...facts, deviceName: '?' }, 'pt').text).toContain('Em que dispositivo: Dispositivo desconhecido');
});
