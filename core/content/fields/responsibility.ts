import type { Links } from '../rich-text/links.ts';
import type { Responsibility } from '../shapes/page-parts.ts';
import { day } from './day.ts';
import { person, type RawPerson, toPerson } from './person.ts';
import { flag } from './plain.ts';

export const review = { revisor: person, data_revisao: day, em_revisao: flag, rubrica_mudou: flag, updatedAt: day };

type Raw = { revisor: RawPerson | null; data_revisao: string; em_revisao: boolean; rubrica_mudou: boolean; updatedAt: string };

/** Whoever has only written a text shows no signature under it: it would pass for a doctor's. */
const withoutHand = { signature: '', signaturePictures: [] };
/** Of a doctor whose entry was changed since: editors write what stands beside the name. */
const nameAlone = { ...withoutHand, role: '' };

export function toResponsibility(raw: Raw, author: RawPerson | null, links: Links): Responsibility {
  const signed = raw.rubrica_mudou ? nameAlone : {};
  return {
    author: author && { ...toPerson(author, links), ...(author.id === raw.revisor?.id ? signed : withoutHand) },
    reviewer: raw.revisor && { ...toPerson(raw.revisor, links), ...signed },
    reviewedOn: raw.data_revisao,
    // A review that found nothing to change is still the newest word on the page.
    changedOn: [raw.updatedAt, raw.data_revisao].toSorted().at(-1) ?? '',
    isUnderReview: raw.em_revisao,
  };
}
