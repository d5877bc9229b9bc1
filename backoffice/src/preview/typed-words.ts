import { sql } from '@payloadcms/db-postgres';
import type { Field, PayloadRequest } from 'payload';
import { z } from 'zod';
import { localeOfText } from '../kept-work/opening.ts';
import { execute } from '../publishing/execute.ts';
import { rowName, type Subject } from '../publishing/published-documents.ts';
import { layOver } from './lay-over.ts';

type Values = Record<string, unknown>;

const texts = z.record(z.string(), z.object({ at: z.string(), body: z.record(z.string(), z.unknown()) }));

/** Whoever has left the form for this long no longer looks at the page beside it. */
const atTheFormFor = sql`interval '5 minutes'`;

/** The document as it stands in the form of one editor who is writing at this moment, in each language; as it is saved for everybody else. */
export async function withTypedWords(req: PayloadRequest, subject: Subject, document: Values, by: number): Promise<Values> {
  const { collection, id } = rowName(subject);
  const [row] = await execute(
    req,
    sql`select texts from core.open_documents
        where collection = ${collection} and document = ${id} and staff_id = ${by} and seen_at > now() - ${atTheFormFor}`,
  );
  const typed = row ? Object.entries(texts.parse(row['texts'])) : [];
  // Of two windows with the same form, the words typed last are laid on top.
  const byTime = typed.toSorted(([, one], [, other]) => one.at.localeCompare(other.at));
  return byTime.reduce((laid, [key, { body }]) => {
    const locale = localeOfText(key);
    return locale ? layOver(fieldsOf(req, collection), laid, body, locale) : laid;
  }, document);
}

const fieldsOf = (req: PayloadRequest, slug: string): Field[] =>
  [...req.payload.config.collections, ...req.payload.config.globals].find((one) => one.slug === slug)?.fields ?? [];
