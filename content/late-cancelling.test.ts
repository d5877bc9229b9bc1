import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const said = (path: string, find: (messages: Record<string, Record<string, string>>) => string | undefined): string =>
  find(JSON.parse(read(path))) ?? '';
const settings = read('content/settings/marcacoes.yaml');
const hours = /^antecedencia_horas: (\d+)$/m.exec(settings)?.[1];

const places = {
  pt: { until: `${hours} horas antes da consulta`, notice: `até ${hours} horas antes` },
  en: { until: `${hours} hours before the appointment`, notice: `up to ${hours} hours before` },
};

test.each(['pt', 'en'] as const)('terms, questions, wizard and visit page say the same of cancelling late, in %s', (locale) => {
  const { until, notice } = places[locale];
  const sentence = said(`site/messages/${locale}/booking.json`, ({ checkStep }) => checkStep?.['cancelUntil']);
  expect(sentence).toContain('{until}');
  expect(said(`site/messages/${locale}/visit.json`, ({ panel }) => panel?.['cancelUntil'])).toBe(sentence);
  for (const page of ['terms', 'booking'])
    expect(read(`content/documents/paginas/${page}/${locale}.md`), page).toContain(sentence.replace('{until}', until));
  expect(read(`content/documents/paginas/international/${locale}.md`).toLowerCase()).toContain(
    locale === 'pt' ? `até ${until}` : `until ${until}`,
  );
  expect(settings, 'the price page').toContain(notice);
  const [after = ''] = sentence.split('. ').slice(1);
  expect(settings, 'the price page').toContain(after);
});
