import type { DocumentFields } from './fields.ts';
import { readBookingSettingsFile } from './read-booking-settings.ts';
import { type ClinicDocument, readDocuments } from './read-documents.ts';
import { readHomeBlocks } from './read-home-blocks.ts';
import { type MenuFile, readMenuFile } from './read-menu.ts';
import { type ClinicFile, readPdfFiles, readPictures } from './read-pictures.ts';
import { type OldAddress, readRedirects } from './read-redirects.ts';
import { readReview, withReview } from './read-review.ts';
import { type FooterFile, readFooterFile, readSettingsFile } from './read-settings.ts';
import { readSynonyms, type Synonyms } from './read-synonyms.ts';
import { referenceProblems } from './reference-problems.ts';
import { throwAll } from './source.ts';

export type Clinic = {
  pictures: ClinicFile[];
  pdfFiles: ClinicFile[];
  documents: ClinicDocument[];
  settings: DocumentFields;
  booking: DocumentFields;
  menu: MenuFile;
  footer: FooterFile;
  synonyms: Synonyms[];
  redirects: OldAddress[];
};

/** Everything the demo clinic says, checked before anything is sent anywhere. */
export function readClinic(): Clinic {
  const review = readReview();
  const documents = readDocuments()
    .map(withHomeBlocks)
    .map((document) => withReview(document, review));
  const [pictures, pdfFiles] = [readPictures(), readPdfFiles()];
  throwAll(referenceProblems(documents, [...pictures, ...pdfFiles]));
  return {
    pictures,
    pdfFiles,
    documents,
    settings: readSettingsFile(),
    booking: readBookingSettingsFile(),
    menu: readMenuFile(documents),
    footer: readFooterFile(),
    synonyms: readSynonyms(),
    redirects: readRedirects(),
  };
}

const withHomeBlocks = (document: ClinicDocument): ClinicDocument =>
  document.folder === 'globais/homepage' ? { ...document, fields: { ...document.fields, ...readHomeBlocks() } } : document;
