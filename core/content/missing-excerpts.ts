import { z } from 'zod';
import { createAddressBook } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { text } from './fields/plain.ts';
import { linksIn } from './links.ts';
import { oncePerAnswer } from './once-per-answer.ts';
import { lexical, type RawNode } from './rich-text/lexical.ts';
import { plainText } from './rich-text/plain-text.ts';
import { toRichText } from './rich-text/to-rich-text.ts';

/** Where a page's own words begin. */
const beginnings = { artigos_blog: ['texto'], tratamentos: ['banner_descricao', 'procedimento_texto'] };

const answer = z.object({
  docs: z.array(z.object({ id: z.number(), banner_descricao: text, procedimento_texto: lexical, texto: lexical })),
});
/** A link that leads nowhere has the same words. */
const nowhere = linksIn('pt', createAddressBook([]));
const wordsOf = (nodes: RawNode[]) => plainText(toRichText(nodes, nowhere));

const toTexts = oncePerAnswer(
  (body) =>
    new Map(answer.parse(body).docs.map((doc) => [doc.id, doc.banner_descricao || wordsOf([...doc.procedimento_texto, ...doc.texto])])),
);

/** Whole texts would make the list of cards heavy, so only those of documents without an excerpt are asked for, and only then. */
export async function missingExcerpts(
  read: ReadContent,
  collection: keyof typeof beginnings,
  rows: { excerto: string }[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (rows.every(({ excerto }) => excerto)) return new Map();
  const without = ['where[or][0][excerto][exists]=false', 'where[or][1][excerto][equals]='];
  return toTexts(await read(listQuery(collection, beginnings[collection], { locale, shows: [] }, without)));
}
