import type { Fields } from './fields.ts';
import { readBookingSettings } from './read-booking-settings.ts';
import { type ClinicDocument, readDocuments } from './read-documents.ts';
import { readHomeBlocks } from './read-home-blocks.ts';
import { type Menu, readMenu } from './read-menu.ts';
import { type ClinicFile, readPdfFiles, readPictures } from './read-pictures.ts';
import { type OldAddress, readRedirects } from './read-redirects.ts';
import { readReview, reviewed } from './read-review.ts';
import { type Footer, readFooter, readSettings } from './read-settings.ts';
import { readSynonyms, type Synonyms } from './read-synonyms.ts';
import { referenceProblems } from './reference-problems.ts';
import { throwAll } from './source.ts';

export type Clinic = {
  pictures: ClinicFile[];
  pdfFiles: ClinicFile[];
  documents: ClinicDocument[];
  settings: Fields;
  booking: Fields;
  menu: Menu;
  footer: Footer;
  synonyms: Synonyms[];
  redirects: OldAddress[];
};

/** Everything the demo clinic says, checked before anything is sent anywhere. */
export function readClinic(): Clinic {
  const review = readReview();
  const documents = readDocuments()
    .map(withHomeBlocks)
    .map((document) => reviewed(document, review));
  const [pictures, pdfFiles] = [readPictures(), readPdfFiles()];
  throwAll(referenceProblems(documents, [...pictures, ...pdfFiles]));
  return {
    pictures,
    pdfFiles,
    documents,
    settings: readSettings(),
    booking: readBookingSettings(),
    menu: readMenu(documents),
    footer: readFooter(),
    synonyms: readSynonyms(),
    redirects: readRedirects(),
  };
}

const withHomeBlocks = (document: ClinicDocument): ClinicDocument =>
  document.folder === 'globais/homepage' ? { ...document, fields: { ...document.fields, ...readHomeBlocks() } } : document;
