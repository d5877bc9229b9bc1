import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { saidInLabels } from './said-in-labels.ts';
import { saidInMessages } from './said-in-messages.ts';

test.each(locales)('the words of the back office are found in its sources (%s)', (locale) => {
  expect(saidInLabels(locale).length).toBeGreaterThan(500);
});

test('a label says one thing in each language', () => {
  const where = 'backoffice/src/dashboard/overview-words.ts';
  expect(saidInLabels('pt')).toContainEqual({ where, text: 'Nada a assinalar.' });
  expect(saidInLabels('en')).toContainEqual({ where, text: 'Nothing to report.' });
});

test('Payload’s own words are read in European Portuguese', () => {
  expect(saidInLabels('pt')).toContainEqual({ where: 'backoffice/src/language/pt-pt/authentication.ts', text: 'Sessão já iniciada' });
});

test.each(locales)('the messages of the site are found (%s)', (locale) => {
  expect(saidInMessages(locale).filter(({ where }) => where.startsWith(`site/messages/${locale}/`)).length).toBeGreaterThan(300);
});
