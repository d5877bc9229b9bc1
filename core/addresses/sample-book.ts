import { createAddressBook, type DocumentAddress } from './address-book.ts';

const document = (
  id: number,
  collection: DocumentAddress['collection'],
  pt: string,
  en: string | null,
  parent: number | null = null,
): DocumentAddress => ({
  collection,
  id,
  slugs: { pt, en },
  titles: { pt, en },
  parent,
  updatedAt: '2026-11-15T10:00:00.000Z',
});

/** A handful of published documents for tests. */
export const sampleBook = createAddressBook([
  document(1, 'problemas', 'cancro-da-prostata', 'prostate-cancer'),
  document(1, 'tratamentos_pp', 'cancro-da-prostata', 'prostate-cancer'),
  document(2, 'tratamentos_pp', 'incontinencia-urinaria', 'urinary-incontinence'),
  document(1, 'tratamentos', 'braquiterapia-4d', '4d-brachytherapy', 1),
  document(2, 'tratamentos', 'terapeutica-medica', null, 2),
  document(1, 'analises_exames', 'tomografia-computorizada-tac', 'ct-scan'),
  document(1, 'equipa', 'antonio-meireles', 'antonio-meireles'),
  document(1, 'landing_pages', 'consulta-de-urologia', null),
]);
