import { z } from 'zod';
import { lexical, type RawNode } from '../rich-text/lexical.ts';
import type { Links } from '../rich-text/links.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { Faqs } from '../shapes/page-parts.ts';
import { list, text } from './plain.ts';

export const faqs = list(z.object({ pergunta: text, resposta: lexical }));

/** A question without an answer in the language is not asked. */
export const toFaqs = (title: string, rows: { pergunta: string; resposta: RawNode[] }[], links: Links): Faqs => ({
  title,
  items: rows.flatMap(({ pergunta, resposta }) => {
    const answer = toRichText(resposta, links);
    return pergunta && answer.length > 0 ? [{ question: pergunta, answer }] : [];
  }),
});
