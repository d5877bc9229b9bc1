import { expect, test } from 'vitest';
import { withBody } from './body-sections.ts';

function read(body: string, head: object = { titulo: 'Rim' }) {
  const problems: string[] = [];
  const { value } = withBody({ file: 'pt.md', path: '', value: head, problems }, body);
  return { value, problems };
}

test('each level-1 heading names the field of the text below it', () => {
  expect(read('\n# o_que_e_texto\n\nUm.\n\n### Dois\n\n# sintomas_texto\n\nTrês.\n')).toEqual({
    value: { titulo: 'Rim', o_que_e_texto: 'Um.\n\n### Dois', sintomas_texto: 'Três.' },
    problems: [],
  });
});

test('a dot leads into a group', () => {
  expect(read('# biografia.ti_texto\nUm.', { biografia: { titulo: 'Ana' } }).value).toEqual({
    biografia: { titulo: 'Ana', ti_texto: 'Um.' },
  });
});

test('an empty body adds nothing', () => expect(read('\n')).toEqual({ value: { titulo: 'Rim' }, problems: [] }));

test('text under no heading is told', () => {
  expect(read('Perdido.\n\n# texto\n\nUm.').problems).toEqual([
    expect.stringContaining('content/pt.md: “Perdido.…” stands under no field'),
  ]);
});

test('a field written twice is told', () => {
  expect(read('# titulo\n\nOutro.').problems).toEqual(['content/pt.md: titulo is written twice']);
  expect(read('# texto\n\nUm.\n\n# texto\n\nDois.').problems).toEqual(['content/pt.md: texto is written twice']);
});
