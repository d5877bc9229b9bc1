import { pt } from '@payloadcms/translations/languages/pt';
import { authentication } from './pt-pt/authentication.ts';
import { dashboard } from './pt-pt/dashboard.ts';
import { error } from './pt-pt/error.ts';
import { fields } from './pt-pt/fields.ts';
import { folder } from './pt-pt/folder.ts';
import { general } from './pt-pt/general.ts';
import { generalDeletion } from './pt-pt/general-deletion.ts';
import { localization } from './pt-pt/localization.ts';
import { operators } from './pt-pt/operators.ts';
import { upload } from './pt-pt/upload.ts';
import { validation } from './pt-pt/validation.ts';
import { version } from './pt-pt/version.ts';

const { translations } = pt;

/** European Portuguese: Payload offers one Portuguese, the Brazilian. */
export const ptPT: typeof pt = {
  ...pt,
  translations: {
    ...translations,
    authentication: { ...translations.authentication, ...authentication },
    dashboard: { ...translations.dashboard, ...dashboard },
    error: { ...translations.error, ...error },
    fields: { ...translations.fields, ...fields },
    folder: { ...translations.folder, ...folder },
    general: { ...translations.general, ...general, ...generalDeletion },
    localization: { ...translations.localization, ...localization },
    operators: { ...translations.operators, ...operators },
    upload: { ...translations.upload, ...upload },
    validation: { ...translations.validation, ...validation },
    version: { ...translations.version, ...version },
  },
};
