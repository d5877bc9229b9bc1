import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { expect, test } from 'vitest';
import { inPlainWords, namedInPlainWords } from './hard-coded-words.ts';

test('words that Payload has in its code are said in the language of the reader', () => {
  expect(inPlainWords('Responsive', 'pt')).toBe('À medida da janela');
  expect(inPlainWords('Time', 'pt')).toBe('Hora');
  expect(inPlainWords('ID', 'pt')).toBe('N.º');
  expect(inPlainWords('ID', 'en')).toBe('No.');
});

test('notices with a number or a technical reason in them are said in the language of the reader', () => {
  expect(inPlainWords('Successfully saved 3 files', 'pt')).toBe('Ficheiros guardados: 3.');
  expect(inPlainWords('Failed to save 1 files', 'en')).toBe('Files that were not saved: 1.');
  expect(inPlainWords('Fetching user failed: NetworkError', 'pt')).toBe('Não foi possível confirmar a sua sessão. Recarregue a página.');
});

test('several words in one field are read without brackets and quotes', () => {
  expect(inPlainWords('["rim","renal","dos rins"]', 'pt')).toBe('rim, renal, dos rins');
});

test('the clinic’s zone and a choice that was not made are said in the language of the reader', () => {
  expect([inPlainWords('Europe/Lisbon', 'pt'), inPlainWords('Europe/Lisbon', 'en')]).toEqual(['Lisboa', 'Lisbon']);
  expect([inPlainWords('null', 'pt'), inPlainWords('null', 'en')]).toEqual(['vazio', 'empty']);
});

test('what helps nobody is not said', () => {
  expect(inPlainWords('no nav groups....', 'pt')).toBe('');
});

test('a kind of file is called as people call it', () => {
  expect(inPlainWords('52KB — 640x480 — image/jpeg', 'pt')).toBe('52KB — 640x480 — JPEG');
  expect(inPlainWords('image/svg+xml', 'pt')).toBe('SVG');
});

test('the time of somebody else’s last key is said by the clinic’s clock', () => {
  const at = new Date(2026, 10, 17, 16, 51);
  const { day, time } = inLisbon(at);
  const american = { day: 'numeric', hour: 'numeric', hour12: true, minute: 'numeric', month: 'short', year: 'numeric' } as const;
  const written = new Intl.DateTimeFormat('en-US', american).format(at);
  expect(inPlainWords(written, 'pt')).toBe(`${day.split('-').toReversed().join('/')}, ${time}`);
});

test('what somebody wrote stays as it is', () => {
  for (const text of ['A responsive page', 'O ID do exame', 'sim/não', 'imagem/jpeg']) expect(inPlainWords(text, 'pt')).toBe(text);
});

test('what is read aloud or shown beside the pointer is said in the language of the reader', () => {
  expect(namedInPlainWords('Drag to move', 'pt')).toBe('Arraste para mudar de lugar');
  expect(namedInPlainWords('Remove Tumor do rim', 'pt')).toBe('Retirar Tumor do rim');
  expect(namedInPlainWords('Edit link', 'pt')).toBe('Editar a ligação');
  expect(namedInPlainWords('Editar menu', 'pt')).toBe('Editar menu');
});

test('what other people’s parts tell whoever listens is said in the language of the reader', () => {
  expect(inPlainWords('option Rim, selected.', 'pt')).toBe('Escolhido: Rim.');
  expect(inPlainWords('2 results available.', 'pt')).toBe('Para escolher: 2.');
  expect(inPlainWords('3 results available for search term rim.', 'pt')).toBe('Encontrados com “rim”: 3.');
  expect(inPlainWords('Select is focused ,type to refine list, press Down to open the menu, ', 'pt')).toMatch(/^Escreva para encontrar/);
  expect(inPlainWords('\n    To pick up a draggable item, press the space bar.\n    While dragging…', 'pt')).toMatch(/^Espaço: pegar/);
  expect(inPlainWords('Draggable item row-0 was dropped over droppable area row-1', 'pt')).toBe('O item ficou no novo lugar.');
  expect(namedInPlainWords('Choose quarta-feira, 18 de novembro de 2026', 'pt')).toBe('Escolher quarta-feira, 18 de novembro de 2026');
  expect(namedInPlainWords('sortable', 'pt')).toBe('muda de lugar');
});
