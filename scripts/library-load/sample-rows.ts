import type { PublishedRow } from '@clinic/core/content/library/published-row';

const inBoth = (word: string, number: number) => ({ pt: `${word}-pt-${number}`, en: `${word}-en-${number}` });
/** Far above the numbers of real documents. */
const firstId = 1_000_000;

/** The published rows, with copies of the articles until there are `wanted` rows in all. */
export function withMoreArticles(rows: PublishedRow[], wanted: number): PublishedRow[] {
  const articles = rows.filter(({ collection }) => collection === 'artigos_blog');
  if (articles.length === 0) throw new Error('there is no article to copy');
  const copies = Array.from({ length: Math.max(0, wanted - rows.length) }, (_, index) => {
    const id = firstId + index;
    const { body } = articles[index % articles.length] as PublishedRow;
    return { collection: 'artigos_blog', id: String(id), body: { ...body, id, slug: inBoth('artigo', index) } };
  });
  return [...rows, ...copies];
}

/** So many of the published rows, the clinic's settings and menus always among them; beyond what there is, copies of articles. */
export function rowsInAll(rows: PublishedRow[], wanted: number): PublishedRow[] {
  if (wanted >= rows.length) return withMoreArticles(rows, wanted);
  const settings = rows.filter(({ collection, id }) => collection === id);
  return [...settings, ...rows.filter(({ collection, id }) => collection !== id).slice(0, wanted - settings.length)];
}
