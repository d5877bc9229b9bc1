import { z } from 'zod';
import { documentId } from '../fields/relation.ts';

/**
 * A node as the editor stores it. Nothing in it can make the reading fail: a page with one odd node still has all its
 * other words.
 */
const node = z.object({
  type: z.string().catch(''),
  text: z.string().catch(''),
  /** Of words, how they look, as bits; of blocks, their alignment, which the site decides itself. */
  format: z.number().catch(0),
  tag: z.string().catch(''),
  listType: z.string().catch(''),
  relationTo: z.string().catch(''),
  value: z.unknown().optional(),
  fields: z
    .object({
      linkType: z.string().catch(''),
      url: z.string().catch(''),
      newTab: z.boolean().catch(false),
      doc: z.object({ relationTo: z.string(), value: documentId }).nullable().catch(null),
    })
    .nullable()
    .catch(null),
  get children(): z.ZodType<RawNode[]> {
    return nodes;
  },
});

export type RawNode = {
  type: string;
  text: string;
  format: number;
  tag: string;
  listType: string;
  relationTo: string;
  value?: unknown;
  fields: { linkType: string; url: string; newTab: boolean; doc: { relationTo: string; value: number | null } | null } | null;
  children: RawNode[];
};
const emptyNode: RawNode = {
  type: '',
  text: '',
  format: 0,
  tag: '',
  listType: '',
  relationTo: '',
  fields: null,
  children: [],
};
const nodes: z.ZodType<RawNode[]> = z.array(node.catch(emptyNode)).catch([]);

/** A rich-text field before its links are resolved. */
export const lexical = z
  .object({ root: z.object({ children: nodes }) })
  .transform(({ root }): RawNode[] => root.children)
  .catch([]);
