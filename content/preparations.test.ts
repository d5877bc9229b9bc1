import { locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { readBookingSettingsFile } from './read-booking-settings.ts';
import { readDocuments } from './read-documents.ts';

type Words = Record<(typeof locales)[number], string>;
type Step = { quando: Words; texto: Words };

const exams = readDocuments().filter(({ kind }) => kind === 'analises_exames');
const types = (readBookingSettingsFile()['tipos'] as { nome: Words; preparacao: Words }[]).flatMap(({ nome, preparacao }) => {
  const exam = exams.find(({ fields }) => (fields['titulo'] as Words).pt === nome.pt);
  return exam ? [{ name: nome.pt, preparacao, steps: exam.fields['preparacao'] as Step[] }] : [];
});

const beginSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

test('there are exams which are booked on the site and have a page', () => expect(types.length).toBeGreaterThanOrEqual(3));

test.each(types)('whoever has booked $name is asked for what its page asks for', ({ preparacao, steps }) => {
  for (const locale of locales)
    expect(preparacao[locale].trim().split('\n')).toEqual(
      steps.map(({ quando, texto }) => `${quando[locale]}: ${beginSmall(texto[locale])}`),
    );
});
