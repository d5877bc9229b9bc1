import { locales } from '@clinic/core/kernel/locale';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { makeDataExport } from './data-export.ts';
import { paperFaces, writable } from './paper-faces.ts';
import { makePaymentSlip } from './payment-slip.ts';
import { makePreparationSheet } from './preparation-sheet.ts';
import { sampleExport, sampleSheet, sampleSlip } from './sample-papers.ts';
import { flat, readPaper, spokenText } from './testing/read-paper.ts';

const papers = [
  { name: 'slip', make: makePaymentSlip.bind(null, sampleSlip), titles: { pt: 'Comprovativo de pagamento', en: 'Proof of payment' } },
  {
    name: 'sheet',
    make: makePreparationSheet.bind(null, sampleSheet),
    titles: { pt: 'Preparar a consulta', en: 'Preparing for your appointment' },
  },
  { name: 'export', make: makeDataExport.bind(null, sampleExport), titles: { pt: 'Os meus dados', en: 'My data' } },
];
// Made and read once each: several tests look at the same file.
const made = papers.flatMap(({ name, make, titles }) =>
  locales.map((locale) => ({ name, locale, title: titles[locale], reading: make(locale).then(readPaper) })),
);

test.each(made)('the $name in $locale is a tagged PDF/UA file with language and title', async ({ locale, title, reading }) => {
  const paper = await reading;
  expect(paper.isMarked).toBe(true);
  expect(paper.language).toBe(locale === 'pt' ? 'pt-PT' : 'en-GB');
  expect(paper.title).toContain(title);
  expect(paper.metadata.get('pdfuaid:part')).toBe('1');
  expect(paper.metadata.get('dc:title')).toBe(paper.title);
  expect(paper.source).toContain('/DisplayDocTitle true');
});

test.each(made)('everything on the $name in $locale has a tag or is decoration', async ({ locale, reading }) => {
  const { tags, decoration, pages, source } = await reading;
  expect(tags.slice(0, 3).map(({ role }) => role)).toEqual(['Figure', 'P', 'H1']);
  expect(flat(tags).filter(({ role }) => role === 'H1')).toHaveLength(1);
  expect(flat(tags).filter(({ role, alt }) => role === 'Figure' && !alt)).toEqual([]);
  expect(flat(tags).filter(({ role, scope }) => role === 'TH' && !scope)).toEqual([]);
  expect(source).not.toContain('/Subtype /Image');
  decoration.forEach((words, page) => {
    expect(words).toContain(locale === 'pt' ? `Página ${page + 1} de ${pages}` : `Page ${page + 1} of ${pages}`);
  });
});

test.each(made)('the faces of the $name in $locale are the site’s, and embedded', async ({ reading }) => {
  const { source } = await reading;
  const faces = [...source.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, face]) => face);
  expect(new Set(faces.map((face) => face?.split('-')[0]))).toEqual(new Set(['AtkinsonHyperlegibleNext', 'Newsreader16pt']));
  expect(source.match(/\/BaseFont /g)).toHaveLength(faces.length);
  expect(source.match(/\/FontFile2 /g)).toHaveLength(source.match(/\/Type \/FontDescriptor/g)?.length ?? 0);
});

test.each(['read', 'strong'] as const)('the zero of the face %s has no slash', (face) => {
  const font = create(paperFaces[face]);
  if (!('glyphForCodePoint' in font)) throw new Error('a collection of faces');
  const contours = font.glyphForCodePoint('0'.charCodeAt(0)).path.commands.filter(({ command }) => command === 'closePath');
  // The outline and one counter; a slash would make two of it.
  expect(contours).toHaveLength(2);
});

test('a letter that no face has keeps its base, and nothing becomes an empty box', () => {
  expect(writable('Zoë Śliwiński, 90,00\u00a0€', 'read')).toBe('Zoë Śliwiński, 90,00\u00a0€');
  expect(writable('Nguyễn', 'read')).toBe('Nguyen');
  expect(writable('李 \u0000a\tb👍🏽', 'read')).toBe('? a b??');
  expect(writable('one\r\ntwo', 'head')).toBe('one\ntwo');
});

test('the same data give the same file', async () => {
  expect((await makePaymentSlip(sampleSlip, 'pt')).equals(await makePaymentSlip(sampleSlip, 'pt'))).toBe(true);
});

test('a name cannot break out into the file’s metadata', async () => {
  const clinic = { ...sampleSlip.clinic, name: 'Silva & Filhos <b>, Lda.' };
  const { metadata, tags } = await readPaper(await makePaymentSlip({ ...sampleSlip, clinic }, 'pt'));
  expect(metadata.get('dc:title')).toBe('Comprovativo de pagamento, não serve de fatura');
  expect(spokenText(tags)).toContain('Silva & Filhos <b>, Lda.');
});
