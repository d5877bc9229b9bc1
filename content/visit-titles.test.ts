import { expect, test } from 'vitest';
import { readBookingSettingsFile } from './read-booking-settings.ts';
import { readDocuments } from './read-documents.ts';

type Words = { pt: string; en: string };

// The page finds its price by this name; where they differ it says none, and nobody would notice.
test('the page of the second opinion bears the name of its visit in both languages', () => {
  const names = (readBookingSettingsFile()['tipos'] as { nome: Words }[]).map(({ nome }) => nome);
  const page = readDocuments().find(({ folder }) => folder === 'paginas/secondOpinion');
  expect(names).toContainEqual(page?.fields['titulo']);
});
