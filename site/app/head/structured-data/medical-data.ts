import type {
  ExamPage,
  OtherDiseasesPage,
  ProblemPage,
  TreatmentPage,
  TreatmentSectionPage,
} from '@clinic/core/content/shapes/medical-pages';
import type { MedicalCondition, MedicalProcedure, MedicalTest, Thing } from 'schema-dts';
import { type DescribedPage, medicalPageData, subjectId } from './page-data.ts';

type Described = Pick<ProblemPage, 'excerpt' | 'responsibility'>;

const aboutIt = (place: DescribedPage, { excerpt, responsibility }: Described, subject: Thing): Thing[] => [
  medicalPageData(place, { description: excerpt, responsibility, about: { '@id': subjectId(place) } }),
  subject,
];

export function problemData(page: ProblemPage, place: DescribedPage): Thing[] {
  const condition: MedicalCondition = {
    '@type': 'MedicalCondition',
    '@id': subjectId(place),
    name: page.title,
    ...(page.excerpt && { description: page.excerpt }),
    relevantSpecialty: 'https://schema.org/Urologic',
    signOrSymptom: page.symptoms.table.rows.map(({ sign, feels }) => ({
      '@type': 'MedicalSymptom' as const,
      name: sign,
      ...(feels && { description: feels }),
    })),
    riskFactor: page.risks.factors.map(({ title }) => ({ '@type': 'MedicalRiskFactor' as const, name: title })),
    possibleTreatment: page.treatments.list.map(({ title, to }) => ({
      '@type': 'MedicalTherapy' as const,
      name: title,
      url: place.origin + to,
    })),
  };
  return aboutIt(place, page, condition);
}

export function otherDiseasesData(page: OtherDiseasesPage, place: DescribedPage): Thing[] {
  const conditions = page.diseases.map(
    ({ anchor, menuTitle }): MedicalCondition => ({
      '@type': 'MedicalCondition',
      '@id': `${place.origin}${place.path}#${anchor}`,
      name: menuTitle,
      relevantSpecialty: 'https://schema.org/Urologic',
    }),
  );
  const first = conditions[0]?.['@id'] ?? subjectId(place);
  return [
    medicalPageData(place, { description: page.excerpt, responsibility: page.responsibility, about: { '@id': first } }),
    ...conditions,
  ];
}

export function treatmentData(page: TreatmentPage | TreatmentSectionPage, place: DescribedPage): Thing[] {
  const excerpt = page.banner.text || page.excerpt;
  const procedure: MedicalProcedure = {
    '@type': 'MedicalProcedure',
    '@id': subjectId(place),
    name: page.title,
    ...(excerpt && { description: excerpt }),
    relevantSpecialty: 'https://schema.org/Urologic',
  };
  return aboutIt(place, { ...page, excerpt }, procedure);
}

export function examData(page: ExamPage, place: DescribedPage): Thing[] {
  const test: MedicalTest = {
    '@type': 'MedicalTest',
    '@id': subjectId(place),
    name: page.title,
    ...(page.excerpt && { description: page.excerpt }),
    relevantSpecialty: 'https://schema.org/Urologic',
  };
  return aboutIt(place, page, test);
}
