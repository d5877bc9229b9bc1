import type { PersonCard, Responsibility } from '@clinic/core/content/shapes/page-parts';
import type { Locale } from '@clinic/core/kernel/locale';
import type { MedicalWebPage, Person as PersonData, WebPage } from 'schema-dts';
import { clinicId } from './clinic-data.ts';

/** Where a page lies, in what language, and what it is called. */
export type DescribedPage = { origin: string; path: string; locale: Locale; title: string };

export const urlOf = ({ origin, path }: Pick<DescribedPage, 'origin' | 'path'>) => origin + path;
const languageOf = (locale: Locale) => (locale === 'pt' ? 'pt-PT' : 'en-GB');

export const personData = ({ name, role, to }: PersonCard, origin: string): PersonData => ({
  '@type': 'Person',
  name,
  ...(role && { jobTitle: role }),
  ...(to && { url: origin + to }),
});

/** Only what stands on the page: a description that a visitor cannot read is none. */
export const webPageData = (
  place: DescribedPage,
  { type = 'WebPage', description }: { type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'; description?: string },
): WebPage => ({
  '@type': type,
  '@id': urlOf(place),
  url: urlOf(place),
  name: place.title,
  ...(description && { description }),
  inLanguage: languageOf(place.locale),
  publisher: { '@id': clinicId(place.origin) },
});

export const medicalPageData = (
  place: DescribedPage,
  { description, responsibility, about }: { description: string; responsibility: Responsibility; about: { '@id': string } },
): MedicalWebPage => ({
  '@type': 'MedicalWebPage',
  '@id': urlOf(place),
  url: urlOf(place),
  name: place.title,
  ...(description && { description }),
  inLanguage: languageOf(place.locale),
  publisher: { '@id': clinicId(place.origin) },
  about,
  ...(responsibility.reviewedOn && { lastReviewed: responsibility.reviewedOn }),
  ...(responsibility.reviewer && { reviewedBy: personData(responsibility.reviewer, place.origin) }),
  ...(responsibility.author && { author: personData(responsibility.author, place.origin) }),
});

/** The thing a page is about, named so that the page can point to it. */
export const subjectId = (place: DescribedPage) => `${urlOf(place)}#assunto`;
