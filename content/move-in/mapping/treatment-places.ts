import { valueAt } from '../../value-at.ts';
import type { OldItem } from '../source/old-service.ts';
import type { OldContent } from '../source/read-old-content.ts';
import { numberIn } from './find-references.ts';
import { listIn } from './old-values.ts';

type Items = OldContent['items'];

const lists = (item: OldItem, field: string, treatment: OldItem): boolean =>
  listIn(item[field]).some((row) => `${numberIn(valueAt(row, 'tratamento') ?? row, 'tratamentos')}` === `${treatment.id}`);

/** The problems on whose pages a treatment is listed. */
export const problemsTreated = (treatment: OldItem, items: Items): OldItem[] =>
  items.problemas.filter((problem) => lists(problem, 'tratamentos', treatment));

/**
 * The section of a treatment, the middle of its address: the one that lists it; else the one that bears the name of a problem that does. Male and
 * female incontinence share the section `incontinencia-urinaria`.
 */
export function sectionOfTreatment(treatment: OldItem, items: Items): OldItem | undefined {
  const listing = items.tratamentos_pp.find((section) => lists(section, 'tratamento_localizado', treatment));
  if (listing) return listing;
  const slugs = problemsTreated(treatment, items).map(({ slug }) => String(slug));
  return items.tratamentos_pp.find(({ slug }) => slugs.some((problem) => problem === slug || problem.startsWith(`${slug}-`)));
}

export const problemOfSection = (section: OldItem, items: Items): OldItem | undefined =>
  items.problemas.find(({ slug }) => slug !== undefined && slug === section['slug']);
