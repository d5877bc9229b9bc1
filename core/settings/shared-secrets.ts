import { z } from 'zod';
import { dataKeys } from '../secrets/data-keys.ts';
import { ofKind, ownSecret } from './setting-kinds.ts';

/** Two while one is changed for another, so that no process has to be restarted in the same moment as the next. */
const oneOrTwoSecrets = () =>
  ofKind(
    'ownSecret',
    z
      .string()
      .transform((text) => text.split(',').map((part) => part.trim()))
      .pipe(z.tuple([ownSecret], ownSecret).refine(({ length }) => length <= 2, 'takes one value, or two separated by a comma')),
  );
const whileChanged = 'Two values, separated by a comma, while one is changed for another: the first signs, both are read.';

export const returnedMailKeys = oneOrTwoSecrets()
  .optional()
  .describe(
    'The mail server shows it when it hands over letters that came back and answers to letters; without it none are taken. ' +
      'Two values, separated by a comma, while one is changed for another: both open.',
  );

/** Each is known to two or three of our processes, which must be given the same. */
export const visitLinkSecrets = oneOrTwoSecrets().describe(`Site and worker: signs the link in each mail. ${whileChanged}`);

export const dataKeySetting = ofKind('dataKeys', dataKeys).describe(
  'Site, worker and back office: protect what is stored of patients. `id:key` pairs, each key 32 bytes in base64, the newest first.',
);

export const previewSecrets = oneOrTwoSecrets().describe(
  `Site and back office: signs the links to a preview and opens its drafts. ${whileChanged}`,
);

export const workerKeys = oneOrTwoSecrets().describe(
  'Worker and back office: opens the door through which documents are published on time. ' +
    'Two values, separated by a comma, while one is changed for another: the worker shows the first, the back office takes both.',
);
