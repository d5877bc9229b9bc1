import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../stack/folders.ts';

export type Kind = { name: string; columns: number; holds(picture: string): boolean };

const problems = new Set(readdirSync(path.join(root, 'content/documents/problemas')).map((folder) => `${folder}.svg`));
const startsWith =
  (...starts: string[]) =>
  (picture: string) =>
    starts.some((start) => picture.startsWith(start));

/** The first kind that holds a picture has it; the last takes what is left. */
const kinds: Kind[] = [
  { name: 'problems', columns: 3, holds: (picture) => problems.has(picture) },
  { name: 'other-diseases', columns: 3, holds: startsWith('outra-') },
  { name: 'treatments', columns: 4, holds: startsWith('trat-', 'tratamento-', 'tratamentos-') },
  { name: 'exams', columns: 4, holds: startsWith('exame-', 'avaliacao-') },
  { name: 'portraits', columns: 5, holds: startsWith('retrato-') },
  { name: 'rooms', columns: 3, holds: startsWith('instalacoes-', 'fachada') },
  { name: 'articles', columns: 4, holds: startsWith('blog-') },
  { name: 'covers', columns: 5, holds: startsWith('capa-') },
  { name: 'risk-factors', columns: 7, holds: startsWith('fator-') },
  { name: 'visits', columns: 4, holds: () => true },
];

export function byKind(pictures: string[]): { kind: Kind; pictures: string[] }[] {
  const kindOf = (picture: string) => kinds.find(({ holds }) => holds(picture));
  return kinds.map((kind) => ({ kind, pictures: pictures.filter((picture) => kindOf(picture) === kind) }));
}
