import { z } from 'zod';
import { isMedical } from './document-kinds.ts';
import type { DocumentFields } from './fields.ts';
import type { ClinicDocument } from './read-documents.ts';
import { readYaml } from './read-file.ts';

const review = z
  .strictObject({ revisor: z.string().startsWith('equipa/'), data_revisao: z.iso.date() })
  .transform(
    ({ revisor, data_revisao }): DocumentFields => ({ revisor: { refersTo: revisor }, data_revisao: `${data_revisao}T00:00:00.000Z` }),
  );

export const readReview = (): DocumentFields => readYaml('settings/revisao.yaml', review);

/** The back office publishes no medical page without a reviewer: those that name none get the usual one. */
export const withReview = (document: ClinicDocument, usual: DocumentFields): ClinicDocument =>
  isMedical(document.folder) && document.fields['revisor'] === null ? { ...document, fields: { ...document.fields, ...usual } } : document;
