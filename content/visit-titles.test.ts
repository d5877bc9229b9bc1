import { expect, test } from 'vitest';
import { readBookingSettingsFile } from './read-booking-settings.ts';
import { readDocuments } from './read-documents.ts';

type Words = { pt: string; en: string };
const names = (readBookingSettingsFile()['tipos'] as { nome: Words }[]).map(({ nome }) => nome);
const pages = readDocuments().map(({ folder, fields }) => ({ folder, title: fields['titulo'] as Words }));

// A page finds its price by this name; where they differ it says none, and nobody would notice.
test('the page of the second opinion bears the name of its visit in both languages', () => {
  expect(names).toContainEqual(pages.find(({ folder }) => folder === 'paginas/secondOpinion')?.title);
});

test('an exam that can be booked is called in English as on its page', () => {
  const exams = pages.filter(({ folder, title }) => folder.startsWith('analises_exames/') && names.some(({ pt }) => pt === title.pt));
  expect(exams.length).toBeGreaterThan(2);
  for (const { title } of exams) expect(names).toContainEqual(title);
});
