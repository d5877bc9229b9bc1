import { z } from 'zod';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { documentId } from './fields/relation.ts';
import type { Links } from './links.ts';
import type { PageLink } from './shapes/page-parts.ts';

const sections = z.object({ docs: z.array(z.object({ id: z.number(), problema: documentId })) });

/** The section of treatments that names this problem. All sections are asked for at once: they are few, and each problem's page needs one. */
export async function readSectionOf(read: ReadContent, problem: number, links: Links): Promise<PageLink | null> {
  const query = listQuery('tratamentos_pp', ['problema'], { locale: links.locale, shows: [] });
  const { docs } = sections.parse(await read(query));
  return docs.flatMap(({ id, problema }) => (problema === problem ? (links.toPage('tratamentos_pp', id) ?? []) : [])).at(0) ?? null;
}
