import type { Locale } from '@clinic/core/kernel/locale';
import type { ChangedPassage } from '@clinic/core/medical-review/changed-passages';
import { type Label, label, labelIn } from '../language/label.ts';

/** What a number or a file name of the signed text stands for. `href`: the file itself; `picture`: it in small. */
export type ShownName = { name: Label; href?: string; picture?: string };

/** `named`: by collection and number, `media/7`. `relations`: which collection a field names, by its path without row numbers. */
export type ShownNames = { named: Map<string, ShownName>; relations: Map<string, string>; sections: Map<string, Label> };

/** As a doctor reads it. Comments and signatures go on holding for the words of the passage itself. */
export type ShownPassage = { place: string; before: string; after: string; files: ShownName[] };

const words = {
  heading: label('Título: ', 'Heading: '),
  picture: label('imagem', 'picture'),
  file: label('Ficheiro', 'File'),
  otherFile: label('outro ficheiro', 'another file'),
};

export const withoutRows = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

const ofFile = /^(media|ficheiros)\.(\d+)\./;
const technical = /^media\.\d+\.legendas\.\d+\.[xy]$|(?:^|\.)(?:blockType|ordem)$/;
const numbered = /n\.º (\d+)/g;

/** It says nothing to a reader, as long as it stays as it is. */
export const isTechnical = ({ path, before, after }: ChangedPassage): boolean => before === after && technical.test(path);

const nameOf = ({ named }: ShownNames, key: string, language: string): string | undefined => {
  const found = named.get(key);
  return found && labelIn(language, found.name);
};

function readable(text: string, path: string, names: ShownNames, language: string): string {
  const relation = names.relations.get(withoutRows(path));
  if (relation) return text.replaceAll(numbered, (number, id) => nameOf(names, `${relation}/${id}`, language) ?? number);
  if (/(?:^|\.)blockType$/.test(path)) {
    const section = names.sections.get(text);
    return section ? labelIn(language, section) : text;
  }
  const inWords = text.replaceAll(/\[imagem n\.º (\d+)\]/g, (number, id) => {
    const name = nameOf(names, `media/${id}`, language);
    return name === undefined ? number : `[${labelIn(language, words.picture)}: ${name}]`;
  });
  return inWords.replaceAll(/^h\d: /gm, labelIn(language, words.heading));
}

function filesIn({ path, after }: ChangedPassage, { named, relations }: ShownNames): ShownName[] {
  const [, ownKind, ownId] = ofFile.exec(path) ?? [];
  const relation = relations.get(withoutRows(path));
  const keys = [
    ...(ownKind && path.endsWith('.filename') ? [`${ownKind}/${ownId}`] : []),
    ...(relation ? [...after.matchAll(numbered)].map(([, id]) => `${relation}/${id}`) : []),
    ...[...after.matchAll(/\[imagem n\.º (\d+)\]/g)].map(([, id]) => `media/${id}`),
  ];
  return [...new Set(keys)].flatMap((key) => named.get(key) ?? []).filter(({ href }) => href);
}

/** The passage with names for numbers, and with the pictures and PDFs it shows; the text that is signed stays as it is. */
export function shownPassage(change: ChangedPassage, names: ShownNames, language: string): ShownPassage {
  const { path, before, after } = change;
  const spoken: Locale = language === 'en' ? 'en' : 'pt';
  const files = filesIn(change, names);
  const [, kind, id] = ofFile.exec(path) ?? [];
  if (!kind) {
    const said = (text: string) => readable(text, path, names, language);
    return { place: change.place[spoken], before: said(before), after: said(after), files };
  }
  const [first = '', ...way] = change.place[spoken].split(' › ');
  const name = nameOf(names, `${kind}/${id}`, language);
  const place = [name === undefined ? first : `${first.replace(/ [«“].*$/, '')} «${name}»`, ...way].join(' › ');
  if (!path.endsWith('.filename')) return { place, before, after, files };
  // The name is made of what the file shows, and says only whether it is the same.
  const said = (text: string, otherwise: Label) => (text === '' ? '' : labelIn(language, otherwise));
  return { place, before: said(before, before === after ? words.file : words.otherFile), after: said(after, words.file), files };
}
