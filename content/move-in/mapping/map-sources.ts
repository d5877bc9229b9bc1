import type { DocumentFields, FieldValue } from '../../fields.ts';
import { attributeOf, elementsIn, type HtmlElement, parseHtml, textIn } from '../../rich-text/html/html-reader.ts';
import { valueAt } from '../../value-at.ts';
import type { Tell } from '../notes.ts';
import { inLanguages, listIn } from './old-values.ts';

type CitedSource = { fonte: string; url: string | null };

/** What a page is founded on: rows, or one text with a paragraph or an item for each. Here they are rows, the same in both languages. */
export function mapSources(item: unknown, tell: Tell): FieldValue | undefined {
  const said = inLanguages(item, 'referencias');
  if (!said) return undefined;
  const [pt, en] = [sourcesIn(said.pt), sourcesIn(said.en)];
  for (const { url } of pt) if (url && !isSafe(url)) tell('link', url);
  const isPaired = pt.length === en.length;
  if (!isPaired && en.length > 0) tell('rowsDiffer', `${pt.length} / ${en.length}`);
  return pt.map(
    ({ fonte, url }, index): DocumentFields => ({
      fonte: { pt: fonte, en: isPaired ? (en[index]?.fonte ?? null) : null },
      url: isSafe(url) ? url : null,
    }),
  );
}

const isSafe = (url: string | null): boolean => url?.startsWith('https://') ?? false;

function sourcesIn(value: unknown): CitedSource[] {
  const rows = listIn(value);
  if (rows.length > 0) return rows.flatMap(sourceOfRow);
  if (typeof value !== 'string' || value.trim() === '') return [];
  const nodes = parseHtml(value);
  const items = elementsIn(nodes).filter(({ tagName }) => tagName === 'li');
  const pieces = items.length > 0 ? items : elementsIn(nodes).filter(({ tagName }) => tagName === 'p');
  if (pieces.length === 0)
    return textIn(nodes)
      .split('\n')
      .flatMap((line) => source(line, null));
  return pieces.flatMap((piece) => source(textIn(piece.childNodes), linkIn(piece)));
}

const sourceOfRow = (row: unknown): CitedSource[] => {
  const url = valueAt(row, 'url');
  return source(
    String(valueAt(row, 'fonte') ?? valueAt(row, 'titulo') ?? valueAt(row, 'texto') ?? row),
    typeof url === 'string' ? url : null,
  );
};

const source = (text: string, url: string | null): CitedSource[] => {
  const fonte = text.replaceAll(/\s+/g, ' ').trim();
  return fonte === '' ? [] : [{ fonte, url }];
};

const linkIn = (piece: HtmlElement): string | null =>
  elementsIn(piece.childNodes)
    .map((element) => attributeOf(element, 'href'))
    .find((href) => href !== '') ?? null;
