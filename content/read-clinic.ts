import type { Fields } from './fields.ts';
import { type ClinicDocument, readDocuments } from './read-documents.ts';
import { readHomeBlocks } from './read-home-blocks.ts';
import { type Menu, readMenu } from './read-menu.ts';
import { type OldAddress, readRedirects } from './read-redirects.ts';
import { type Footer, readFooter, readSettings } from './read-settings.ts';

export type Clinic = { documents: ClinicDocument[]; settings: Fields; menu: Menu; footer: Footer; redirects: OldAddress[] };

/** Everything the demo clinic says, checked before anything is sent anywhere. */
export function readClinic(): Clinic {
  const documents = readDocuments().map(withHomeBlocks);
  return { documents, settings: readSettings(), menu: readMenu(documents), footer: readFooter(), redirects: readRedirects() };
}

const withHomeBlocks = (document: ClinicDocument): ClinicDocument =>
  document.folder === 'globais/homepage' ? { ...document, fields: { ...document.fields, ...readHomeBlocks() } } : document;
