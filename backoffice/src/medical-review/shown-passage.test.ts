import type { ChangedPassage } from '@clinic/core/medical-review/changed-passages';
import { expect, test } from 'vitest';
import { label } from '../language/label.ts';
import { isTechnical, type ShownName, type ShownNames, shownPassage } from './shown-passage.ts';

const picture = { name: label('Rim', 'Kidney'), href: '/api/media/file/1a2b.png', picture: '/api/media/file/1a2b-240.webp' };
const names: ShownNames = {
  named: new Map<string, ShownName>([
    ['media/7', picture],
    ['ficheiros/3', { name: label('Dose', 'Dose'), href: '/api/ficheiros/file/3c4d.pdf' }],
    ['tratamentos/12', { name: label('Laser', 'Laser surgery') }],
  ]),
  relations: new Map([['tratamentos.*.tratamento', 'tratamentos']]),
  sections: new Map([['conteudo', label('Conteúdo', 'Content')]]),
};
const change = (path: string, before: string, after: string, pt = 'Lugar', en = 'Place'): ChangedPassage => ({
  ...{ path, locale: null, before, after },
  place: { pt, en },
});

test('a number is read as the title of what it names; what is gone keeps its number', () => {
  const moved = change('tratamentos.1.tratamento', 'n.º 99', 'n.º 12');
  expect(shownPassage(moved, names, 'pt')).toMatchObject({ before: 'n.º 99', after: 'Laser' });
  expect(shownPassage(moved, names, 'en').after).toBe('Laser surgery');
});

test('in a text a picture is read by its words and shown, and a heading is called one', () => {
  const text = change('texto', '', 'h3: Sinais\n[imagem n.º 7]\nUm n.º 12 de 30.');
  const { after, files } = shownPassage(text, names, 'pt');
  expect(after).toBe('Título: Sinais\n[imagem: Rim]\nUm n.º 12 de 30.');
  expect(files).toEqual([picture]);
});

test('a file is shown and not named by its content; another one in its place is told', () => {
  const place = ['Ficheiro «3c4d.pdf» › Nome do ficheiro', 'File “3c4d.pdf” › File name'] as const;
  const leaflet = shownPassage(change('ficheiros.3.filename', 'ffff.pdf', '3c4d.pdf', ...place), names, 'pt');
  expect(leaflet).toMatchObject({ place: 'Ficheiro «Dose» › Nome do ficheiro', before: 'outro ficheiro', after: 'Ficheiro' });
  expect(leaflet.files).toMatchObject([{ href: '/api/ficheiros/file/3c4d.pdf' }]);
});

test('where a label stands and of what kind a section is are left out, unless they changed', () => {
  for (const path of ['media.7.legendas.0.x', 'blocos.0.blockType', 'blocos.0.ordem']) {
    expect(isTechnical(change(path, '10', '10')), path).toBe(true);
    expect(isTechnical(change(path, '10', '60')), path).toBe(false);
  }
  expect(shownPassage(change('blocos.0.blockType', 'conteudo', ''), names, 'pt').before).toBe('Conteúdo');
  expect(isTechnical(change('media.7.alt', 'Rim', 'Rim'))).toBe(false);
});
