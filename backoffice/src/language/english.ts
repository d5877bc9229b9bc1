import { en } from '@payloadcms/translations/languages/en';

const { translations } = en;

/** In these places Payload hands over the name of a document in all languages at once, which would read “[object Object]”. */
export const english: typeof en = {
  ...en,
  translations: {
    ...translations,
    fields: { ...translations.fields, addNewLabel: 'Add new' },
    general: { ...translations.general, editLabel: 'Edit', sortByLabelDirection: 'Sort: {{direction}}' },
  },
};
