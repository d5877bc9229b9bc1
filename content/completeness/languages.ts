import type { ClinicDocument } from '../read-documents.ts';

/** Documents that need not exist in English, and why. All others exist in both languages. */
const portugueseOnly: { folder: RegExp; because: string }[] = [
  { folder: /^tratamentos\/incontinencia-urinaria\/terapeutica-medica$/, because: 'The specification offers it in Portuguese only.' },
  { folder: /^landing_pages\//, because: 'Offers are booked by people who live in Portugal.' },
  { folder: /^artigos_blog\//, because: 'The English menu has no blog; articles are translated one by one.' },
];

export const mustBeInEnglish = ({ folder }: ClinicDocument): boolean => !portugueseOnly.some((exception) => exception.folder.test(folder));
