import type { ArticlePage, MemberPage } from '@clinic/core/content/shapes/clinic-pages';
import type { Article, Person, Physician, Thing } from 'schema-dts';
import { clinicId } from './clinic-data.ts';
import { type DescribedPage, personData, subjectId, urlOf, webPageData } from './page-data.ts';

export function memberData({ person, biography }: MemberPage, place: DescribedPage): Thing[] {
  const description = biography?.banner.text || person.excerpt;
  const shown = {
    '@id': subjectId(place),
    name: person.name,
    url: urlOf(place),
    ...(description && { description }),
    ...(person.portrait && { image: place.origin + person.portrait.src }),
  };
  const doctor: Physician = {
    '@type': 'Physician',
    ...shown,
    medicalSpecialty: 'https://schema.org/Urologic',
    ...(person.licence && { identifier: person.licence }),
    parentOrganization: { '@id': clinicId(place.origin) },
  };
  const colleague: Person = { '@type': 'Person', ...shown, jobTitle: person.role, worksFor: { '@id': clinicId(place.origin) } };
  return [webPageData(place, {}), person.isDoctor ? doctor : colleague];
}

export function articleData(page: ArticlePage, place: DescribedPage): Thing[] {
  const article: Article = {
    '@type': 'Article',
    '@id': urlOf(place),
    url: urlOf(place),
    headline: page.title,
    ...(page.excerpt && { description: page.excerpt }),
    inLanguage: place.locale === 'pt' ? 'pt-PT' : 'en-GB',
    datePublished: page.date,
    ...(page.changedOn && { dateModified: page.changedOn }),
    ...(page.author && { author: personData(page.author, place.origin) }),
    ...(page.picture && { image: place.origin + page.picture.src }),
    articleSection: page.categories.map(({ title }) => title),
    publisher: { '@id': clinicId(place.origin) },
  };
  return [article];
}
