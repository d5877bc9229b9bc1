import type { PriceList, PriceRow } from '@clinic/core/content/shapes/prices';
import type { Offer, OfferCatalog, Thing } from 'schema-dts';
import { clinicId } from './clinic-data.ts';
import { type DescribedPage, subjectId, webPageData } from './page-data.ts';

type Words = { inPerson: string; online: string };

const inEuros = (cents: number) => (cents / 100).toFixed(2);

function offersOf({ name, text, inPersonCents, onlineCents }: PriceRow, words: Words, clinic: string): Offer[] {
  const offer = (cents: number, where: string): Offer => ({
    '@type': 'Offer',
    name: `${name}, ${where}`,
    price: inEuros(cents),
    priceCurrency: 'EUR',
    itemOffered: { '@type': 'Service', name, ...(text && { description: text }), provider: { '@id': clinic } },
  });
  return [
    ...(inPersonCents === null ? [] : [offer(inPersonCents, words.inPerson)]),
    ...(onlineCents === null ? [] : [offer(onlineCents, words.online)]),
  ];
}

/** Every price is also shown on the page; search engines allow offers for a clinic's services, not for a medical test as such. */
export function priceData({ visits, exams }: PriceList, place: DescribedPage, description: string, words: Words): Thing[] {
  const clinic = clinicId(place.origin);
  const catalogue: OfferCatalog = {
    '@type': 'OfferCatalog',
    '@id': subjectId(place),
    name: place.title,
    itemListElement: [...visits, ...exams].flatMap((row) => offersOf(row, words, clinic)),
  };
  return [webPageData(place, { description }), catalogue];
}
