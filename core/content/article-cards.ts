import { z } from 'zod';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { excerpt } from './excerpt.ts';
import { articleKind, categories, isOut } from './fields/article.ts';
import { picture } from './fields/picture.ts';
import { flag, text } from './fields/plain.ts';
import { documentId } from './fields/relation.ts';
import type { Links } from './links.ts';
import { missingExcerpts } from './missing-excerpts.ts';
import { oncePerAnswer } from './once-per-answer.ts';
import type { ArticleCard } from './shapes/clinic-pages.ts';

const fields = {
  titulo: text,
  excerto: text,
  data_publicacao: text,
  tipo: articleKind,
  categoria: categories,
  imagem_destaque: picture,
  destaque: flag,
  autor: documentId,
};
const answer = z.object({ docs: z.array(z.object({ id: z.number(), ...fields })) });
type Row = z.infer<typeof answer>['docs'][number];

const newestFirst = (a: Row, b: Row) => b.data_publicacao.localeCompare(a.data_publicacao) || b.id - a.id;
const toRows = oncePerAnswer((body) => answer.parse(body).docs.toSorted(newestFirst));

/** An article in small, and who wrote it. */
export type AuthoredCard = ArticleCard & { authorId: number | null };

/**
 * Every article that is out, newest first. The list is read whole and cut here: cut by the CMS, it would hold for the
 * moment of asking only, and every page of every category would be an answer of its own.
 */
export async function readArticleCards(read: ReadContent, links: Links, now: Date): Promise<AuthoredCard[]> {
  const { locale } = links;
  const query = listQuery('artigos_blog', Object.keys(fields), { locale, shows: ['media', 'categorias_de_blog'] });
  const rows = toRows(await read(query)).filter(({ titulo, data_publicacao }) => titulo && isOut(data_publicacao, now));
  const excerpts = await missingExcerpts(read, 'artigos_blog', rows, locale);
  return rows.flatMap((row) => {
    const to = links.toDocument('artigos_blog', row.id);
    if (!to) return [];
    return [
      {
        id: row.id,
        title: row.titulo,
        excerpt: excerpt(row.excerto || (excerpts.get(row.id) ?? '')),
        date: row.data_publicacao,
        kind: row.tipo,
        categories: row.categoria,
        picture: row.imagem_destaque,
        featured: row.destaque,
        to,
        authorId: row.autor,
      },
    ];
  });
}

export const withoutAuthor = ({ authorId: _, ...card }: AuthoredCard): ArticleCard => card;

/** Those an editor chose, in the chosen order; what is not out is skipped. */
export const pickCards = (ids: number[], cards: AuthoredCard[]): ArticleCard[] =>
  ids.flatMap((id) => cards.filter((card) => card.id === id).map(withoutAuthor));
