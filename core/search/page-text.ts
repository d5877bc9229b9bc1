import { cutExcerpt } from '../content/rich-text/excerpt.ts';
import { richWords } from '../content/rich-text/rich-words.ts';
import { type Locale, locales } from '../kernel/locale.ts';

/** What a page says in one language, sorted by how much it tells about the page. */
export type PageText = { title: string; headings: string[]; summary: string; body: string };

type Fields = Record<string, unknown>;
type Found = { headings: string[]; summaries: string[]; body: string[] };

/**
 * Addresses and names of things, what stands on many pages alike (invitations to book), and what others wrote (sources).
 * Whatever is the same in both languages (ids, choices, files, dates) is left out by not being words of a language.
 */
const leftOut = /^(?:id|slug|href|url|.*_url|ancora|meta|cta_.*|referencias|ato_abrangido)$/;
const headingFields = /(?:^|_)(?:titulo|titulo2|subtitulo|pergunta|frase|cargo|menu|quando)$|titulo_menu$/;
const summaryFields = /^(?:excerto|banner_descricao)$/;

/** Walks a published document: what is written in a language is `{ pt, en }`. */
export function pageText(document: Fields, locale: Locale): PageText | null {
  const title = textIn(document['titulo'], locale) || textIn(document['nome'], locale);
  if (!title) return null;
  const found: Found = { headings: [], summaries: [], body: [] };
  for (const [name, value] of Object.entries(document)) if (!isLeftAside(name, document)) walk(name, value, locale, found);
  const meta = isFields(document['meta']) ? document['meta'] : {};
  const description = textIn(meta['description'], locale);
  const body = found.body.join('\n').normalize('NFC');
  return {
    title: title.normalize('NFC'),
    headings: [...new Set([textIn(meta['title'], locale), ...found.headings, description])].filter(Boolean),
    summary: (found.summaries[0] || description || cutExcerpt(body)).normalize('NFC'),
    body: [...found.summaries, body].join('\n').normalize('NFC'),
  };
}

/** The title stands apart; a biography has a status of its own, and while that is not published nobody may read it. */
const isLeftAside = (name: string, document: Fields): boolean =>
  name === 'titulo' || name === 'nome' || (name === 'biografia' && document['biografiaStatus'] !== 'published');

function walk(name: string, value: unknown, locale: Locale, found: Found): void {
  if (leftOut.test(name)) return;
  if (Array.isArray(value)) for (const row of value) walk(name, row, locale, found);
  else if (isLocalised(value)) addWords(name, value[locale], locale, found);
  else if (isFields(value)) for (const [inner, content] of Object.entries(value)) walk(inner, content, locale, found);
}

function addWords(name: string, words: unknown, locale: Locale, found: Found): void {
  if (typeof words === 'string') {
    const text = words.trim();
    if (!text) return;
    if (headingFields.test(name)) found.headings.push(text);
    if (summaryFields.test(name)) found.summaries.push(text);
    else found.body.push(text);
  } else if (isFields(words) && isFields(words['root'])) {
    const { text, headings } = richWords(words['root']);
    found.headings.push(...headings);
    if (text) found.body.push(text);
  } else walk(name, words, locale, found);
}

const textIn = (value: unknown, locale: Locale): string => {
  const text = isLocalised(value) ? value[locale] : value;
  return typeof text === 'string' ? text.trim() : '';
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function isLocalised(value: unknown): value is { [L in Locale]?: unknown } {
  if (!isFields(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => (locales as readonly string[]).includes(name));
}
