import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { dateInWords } from '../../site/app/components/date/date-words.ts';

/** A value for the CMS and the words by which a visitor would see it. */
export type Made = { value: unknown; seen: string[] };
/** Two rounds: what is written first, and what an editor changes it to. */
export type Round = 0 | 1;
/** Documents and files that fields may point to, two of each, so that an edit can swap them. */
export type Stock = {
  /** Part of every address made here, so that two runs never meet. */
  run: string;
  pictures: { id: number; filename: string }[];
  files: { id: number; filename: string }[];
  people: { id: number; name: string; slug: string }[];
  treatments: { id: number; title: string }[];
  problems: { id: number; title: string; slug: string }[];
  sections: { id: number; title: string; slug: string }[];
  categories: { id: number; title: string }[];
  articles: { id: number; title: string }[];
  landings: { id: number; slug: string }[];
};
export type Maker = (name: string, round: Round, stock: Stock) => Made;
export type FieldTable = Record<string, Maker>;

/** A word that stands nowhere else on the site. */
const mark = (name: string, round: Round) => `zq${round}${name.replace(/[^a-z0-9]/gi, '')}`;
const numberOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0);

export const textMaker: Maker = (name, round) => ({ value: mark(name, round), seen: [mark(name, round)] });

export const rich: Maker = (name, round) => {
  const text = { type: 'text', version: 1, text: mark(name, round), format: 0, detail: 0, mode: 'normal', style: '' };
  const paragraph = {
    type: 'paragraph',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
    textStyle: '',
    children: [text],
  };
  return {
    value: { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [paragraph] } },
    seen: [mark(name, round)],
  };
};

const chosen = <T>(items: T[], name: string, round: Round): T => {
  const item = items[(numberOf(name) * 2 + round) % items.length];
  if (item === undefined) throw new Error(`nothing in stock for ${name}`);
  return item;
};

export const picture: Maker = (name, round, { pictures }) => {
  const { id, filename } = chosen(pictures, name, round);
  return { value: id, seen: [filename] };
};
export const pictures: Maker = (name, round, stock) => {
  const one = picture(name, round, stock);
  return { ...one, value: [one.value] };
};
export const film: Maker = (name, round) => {
  const id = `${round}${name.replace(/[^a-z0-9]/gi, '')}zqzqzqzqzqz`.slice(0, 11);
  return { value: id, seen: [id] };
};
export const outside: Maker = (name, round) => {
  const url = `https://exemplo.pt/${mark(name, round)}`;
  return { value: url, seen: [url] };
};
/** Days are written in words: "2 de outubro de 2025". */
export const day: Maker = (_name, round) => ({
  value: `2025-10-0${round + 2}T12:00:00.000Z`,
  seen: [`${round + 2} de outubro de 2025`],
});
/** Younger than whatever the demo's doctors have signed. */
export const recentDay = (daysAgo: number) => inLisbon(new Date(Date.now() - daysAgo * 86_400_000)).day;
export const nextSignature: Maker = (_name, round) => {
  const on = recentDay(3 - round);
  return { value: `${on}T12:00:00.000Z`, seen: [dateInWords(on, 'pt')] };
};
/** Seen by what it does, or not in the text at all; the round picks the value. */
export const choice =
  (first: unknown, second: unknown, seen: [string[], string[]] = [[], []]): Maker =>
  (_name, round) => ({ value: round === 0 ? first : second, seen: seen[round] });

const related =
  (kind: 'people' | 'treatments' | 'problems' | 'sections' | 'categories' | 'articles'): Maker =>
  (_name, round, stock) => {
    const item: { id: number; name?: string; title?: string } | undefined = stock[kind][round];
    if (!item) throw new Error(`no ${kind} in stock`);
    return { value: item.id, seen: [item.name ?? item.title ?? ''] };
  };
export const person = related('people');
export const treatment = related('treatments');
export const problem = related('problems');
export const listOf =
  (one: Maker): Maker =>
  (name, round, stock) => {
    const { value, seen } = one(name, round, stock);
    return { value: [value], seen };
  };
export const problems = listOf(problem);
export const categories = listOf(related('categories'));
export const articles = listOf(related('articles'));
export const landing: Maker = (_name, round, { landings }) => {
  const { id, slug } = landings[round] ?? { id: 0, slug: 'none' };
  return { value: id, seen: [`/pt/marcacao-de-consulta/${slug}`] };
};
export const files: Maker = (_name, round, stock) => {
  const { id, filename } = stock.files[round] ?? { id: 0, filename: 'none' };
  return { value: [id], seen: [filename] };
};
export const file: Maker = (name, round, stock) => {
  const { value, seen } = files(name, round, stock);
  return { value: (value as unknown[])[0], seen };
};

export const group =
  (fields: FieldTable): Maker =>
  (name, round, stock) => {
    const made = Object.entries(fields).map(([field, make]) => [field, make(`${name}${field}`, round, stock)] as const);
    return { value: Object.fromEntries(made.map(([field, { value }]) => [field, value])), seen: made.flatMap(([, { seen }]) => seen) };
  };
export const rows = (fields: FieldTable): Maker => listOf(group(fields));
