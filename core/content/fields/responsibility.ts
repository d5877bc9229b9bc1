import type { Links } from '../rich-text/links.ts';
import type { Responsibility } from '../shapes/page-parts.ts';
import { day } from './day.ts';
import { person, type RawPerson, toPerson } from './person.ts';

export const review = { revisor: person, data_revisao: day, updatedAt: day };

type Raw = { revisor: RawPerson | null; data_revisao: string; updatedAt: string };

export const toResponsibility = (raw: Raw, author: RawPerson | null, links: Links): Responsibility => ({
  author: author && toPerson(author, links),
  reviewer: raw.revisor && toPerson(raw.revisor, links),
  reviewedOn: raw.data_revisao,
  // A review that found nothing to change is still the newest word on the page.
  changedOn: [raw.updatedAt, raw.data_revisao].toSorted().at(-1) ?? '',
});
