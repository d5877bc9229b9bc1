import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { staff } from '../access/staff.ts';
import type { Env } from '../env.ts';
import { line } from '../fields/line.ts';
import { groups, label } from '../language/label.ts';
import { speakOneLocale } from '../language/one-locale.ts';
import { keepFileFacts } from '../media/keep-file-facts.ts';
import { preparePdf } from '../media/prepare-pdf.ts';
import { followDeletedFile, followFile } from '../medical-review/follow-file.ts';
import { publishCollection } from '../publishing/publish-collection.ts';

const publishing = publishCollection();

/** In the folder of the pictures, from which the site serves both. */
export const ficheiros = (env: Pick<Env, 'MEDIA_DIR'>): CollectionConfig => ({
  slug: 'ficheiros',
  labels: { singular: label('Ficheiro PDF', 'PDF file'), plural: label('Ficheiros PDF', 'PDF files') },
  trash: true,
  disableDuplicate: true,
  defaultPopulate: { titulo: true, url: true, filename: true, mimeType: true, filesize: true },
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'titulo', 'updatedAt'],
    listSearchableFields: ['filename', 'titulo'],
    group: groups.content,
    hidden: hiddenFromDesk,
    hideAPIURL: true,
  },
  access: { create: editors, read: staff, update: editors, delete: editors },
  upload: { staticDir: env.MEDIA_DIR, mimeTypes: ['application/pdf'], crop: false, focalPoint: false, pasteURL: false },
  hooks: {
    ...publishing,
    afterChange: [...publishing.afterChange, followFile],
    afterDelete: [...publishing.afterDelete, followDeletedFile],
    beforeOperation: [speakOneLocale, keepFileFacts, preparePdf],
  },
  fields: [
    line(
      'titulo',
      label('Título', 'Title'),
      label('O nome que o visitante lê em vez do nome do ficheiro.', 'The name visitors read instead of the name of the file.'),
    ),
  ],
});
