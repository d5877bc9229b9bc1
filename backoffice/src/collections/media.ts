import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { staff } from '../access/staff.ts';
import type { Env } from '../env.ts';
import { line } from '../fields/line.ts';
import { groups, label } from '../language/label.ts';
import { speakOneLocale } from '../language/one-locale.ts';
import { cutThumbnail } from '../media/cut-thumbnail.ts';
import { keepFocalPoint, noteFocalPoint } from '../media/focal-point.ts';
import { focalPointPanel } from '../media/focal-point-panel.ts';
import { imageSizes, largestOriginal, populatedPicture } from '../media/image-sizes.ts';
import { keepFileFacts } from '../media/keep-file-facts.ts';
import { pictureLabels } from '../media/picture-labels.ts';
import { prepareUpload } from '../media/prepare-upload.ts';
import { acceptedTypes } from '../media/upload-limits.ts';
import { altInOtherLanguage, captionInOtherLanguage, keepOtherLanguage } from '../media/words-in-other-language.ts';
import { followDeletedFile, followFile } from '../medical-review/follow-file.ts';
import { publishCollection } from '../publishing/publish-collection.ts';

const publishing = publishCollection();

export const media = (env: Pick<Env, 'MEDIA_DIR'>): CollectionConfig => ({
  slug: 'media',
  labels: { singular: label('Imagem', 'Picture'), plural: label('Imagens', 'Pictures') },
  trash: true,
  disableDuplicate: true,
  admin: {
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    // The name of a file is worked out of its content: nobody remembers one.
    listSearchableFields: ['filename', 'alt', 'legenda'],
    group: groups.content,
    hidden: hiddenFromDesk,
    hideAPIURL: true,
  },
  defaultPopulate: populatedPicture,
  access: { create: editors, read: staff, update: editors, delete: editors },
  upload: {
    staticDir: env.MEDIA_DIR,
    mimeTypes: [...acceptedTypes],
    imageSizes,
    resizeOptions: largestOriginal,
    adminThumbnail: 'thumbnail',
    // A crop, and Payload's own focal point, would change a picture behind an address that browsers keep for ever: ours is in the form.
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  hooks: {
    ...publishing,
    beforeChange: [keepFocalPoint, ...publishing.beforeChange],
    afterChange: [...publishing.afterChange, followFile, cutThumbnail(env.MEDIA_DIR), keepOtherLanguage],
    afterDelete: [...publishing.afterDelete, followDeletedFile],
    beforeOperation: [speakOneLocale, noteFocalPoint, keepFileFacts, prepareUpload],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 250,
      label: label('Texto alternativo', 'Alternative text'),
      admin: {
        description: label(
          'Diga o que a imagem mostra a quem não a pode ver. Escreva-o nas duas línguas: sem isso a página que a usa não se publica.',
          'Say what the picture shows to somebody who cannot see it. Write it in both languages: a page that uses it is not published without.',
        ),
      },
    },
    altInOtherLanguage(),
    line('legenda', label('Legenda', 'Caption'), label('Por baixo da imagem.', 'Under the picture.')),
    captionInOtherLanguage(),
    focalPointPanel(),
    pictureLabels(),
  ],
});
