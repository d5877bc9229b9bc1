import { en } from '@payloadcms/translations/languages/en';

const { translations } = en;
const publishedWithDraft = 'Published, with a draft';

/** In these places Payload hands over the name of a document in all languages at once, which would read “[object Object]”. */
export const english: typeof en = {
  ...en,
  translations: {
    ...translations,
    version: {
      ...translations.version,
      // One state has one name, in the list and on the page itself.
      changed: publishedWithDraft,
      draftHasPublishedVersion: publishedWithDraft,
      // So the trash calls what was never published.
      previouslyDraft: 'Draft',
      publishAllLocales: 'Publish all languages',
      selectLocales: 'Choose the languages to show',
      showLocales: 'Show languages:',
      // In the title of the window Payload puts the name of the page right behind it.
      version: 'Version ',
      aboutToRestore:
        'You are about to restore {{label}} as it was on {{versionDate}}. A published version is public as soon as you confirm; a draft takes the page off the site until you publish it. “Restore as draft” changes nothing that visitors see. A medical signature comes back only with the words that were signed last.',
      aboutToRestoreGlobal:
        'You are about to restore {{label}} as it was on {{versionDate}}. A published version is public as soon as you confirm; a draft comes back as a draft, and visitors go on seeing what is published. A medical signature comes back only with the words that were signed last.',
    },
    fields: { ...translations.fields, addNewLabel: 'Add new', toggleBlock: 'Open or close the block' },
    localization: {
      ...translations.localization,
      cannotCopySameLocale: 'Nothing can be copied to the same language',
      copyToLocale: 'Copy to another language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'some languages',
      selectLocaleToCopy: 'Choose the language to copy',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    validation: { ...translations.validation, timezoneRequired: 'A time zone is required.' },
    general: {
      ...translations.general,
      allLocales: 'All languages',
      // Asked also where nobody keeps what is typed: `kept-work/with-kept-work.ts`.
      changesNotSaved:
        'You have not saved yet. What you typed is kept apart and shown to you when you return. Only in somebody’s account, or when sending several files, is it lost.',
      fallbackToDefaultLocale: 'Use the Portuguese text',
      locale: 'Language',
      locales: 'Languages',
      payloadSettings: 'Your settings',
      timezone: 'Time zone',
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
