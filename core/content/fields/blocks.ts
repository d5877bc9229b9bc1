import { z } from 'zod';
import { type AnchorOf, createAnchors } from '../rich-text/anchors.ts';
import type { Links } from '../rich-text/links.ts';
import type { Block } from '../shapes/blocks.ts';
import { contentBlock, toContentBlock } from './content-block.ts';
import { faqs, toFaqs } from './faqs.ts';
import { httpsUrl, list, text } from './plain.ts';

const faqBlock = z.object({ blockType: z.literal('perguntas'), ancora: text, menu: text, titulo: text, faqs });
const testimonialBlock = z.object({ blockType: z.literal('testemunhos'), ancora: text, titulo: text });
const outsideQuizBlock = z.object({ blockType: z.literal('quiz_externo'), titulo: text, url: httpsUrl });

const known = z.discriminatedUnion('blockType', [contentBlock, faqBlock, testimonialBlock, outsideQuizBlock]);
type RawBlock = z.infer<typeof known>;

/** A kind of block that a newer back office offers and this site does not know yet is left out. */
export const blocks = list(known.nullable().catch(null)).transform((rows) => rows.filter((row) => row !== null));

/** In the order of their numbers; a block without one counts by its place. */
export function toBlocks(rows: RawBlock[], links: Links): Block[] {
  const anchorOf = createAnchors(rows.flatMap((row) => ('ancora' in row ? row.ancora : [])).filter(Boolean));
  const order = (row: RawBlock) => (row.blockType === 'conteudo' && row.ordem !== null ? row.ordem : rows.indexOf(row) + 1);
  return rows.toSorted((a, b) => order(a) - order(b)).flatMap((row) => toBlock(row, anchorOf, links) ?? []);
}

function toBlock(row: RawBlock, anchorOf: AnchorOf, links: Links): Block | null {
  switch (row.blockType) {
    case 'conteudo':
      return toContentBlock(row, anchorOf, links);
    case 'perguntas': {
      const questions = toFaqs(row.titulo, row.faqs, links);
      if (questions.items.length === 0) return null;
      return { kind: 'faqs', anchor: anchorOf(row.ancora, row.menu || row.titulo), menu: row.menu, faqs: questions };
    }
    case 'testemunhos':
      return { kind: 'testimonials', anchor: anchorOf(row.ancora, row.titulo), title: row.titulo };
    case 'quiz_externo':
      return row.url ? { kind: 'outsideQuiz', title: row.titulo, url: row.url } : null;
    default:
      return row satisfies never;
  }
}
