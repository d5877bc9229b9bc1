import { en } from '@payloadcms/translations/languages/en';

const { translations } = en;

/** In these places Payload hands over the name of a document in all languages at once, which would read “[object Object]”. */
export const english: typeof en = {
  ...en,
  translations: {
    ...translations,
    version: {
      ...translations.version,
      // In the title of the window Payload puts the name of the page right behind it.
      version: 'Version ',
      aboutToRestore:
        'You are about to restore {{label}} as it was on {{versionDate}}. A published version is public as soon as you confirm; a draft takes the page off the site until you publish it. “Restore as draft” changes nothing that visitors see. A medical signature comes back only with the words that were signed last.',
      aboutToRestoreGlobal:
        'You are about to restore {{label}} as it was on {{versionDate}}. A published version is public as soon as you confirm; a draft comes back as a draft, and visitors go on seeing what is published. A medical signature comes back only with the words that were signed last.',
    },
    fields: { ...translations.fields, addNewLabel: 'Add new' },
    general: {
      ...translations.general,
      editedSince: 'Typed last on',
      editLabel: 'Edit',
      sortByLabelDirection: 'Sort: {{direction}}',
      aboutToRestoreAsDraft:
        'You are about to restore the {{label}} <1>{{title}}</1> as a draft: nothing is public until somebody publishes it. If you tick the box, the newest version is public as soon as you confirm; a medical signature comes back only with the words that were signed.',
      aboutToTrash:
        'You are about to move the {{label}} <1>{{title}}</1> to the trash. It leaves the site now and stays in the trash for 30 days. Are you sure?',
      documentIsTrashed: 'This {{label}} is in the trash and can only be read. It is deleted for good 30 days after it went there.',
      restoreAsPublished: 'Publish the newest version now',
    },
  },
};
