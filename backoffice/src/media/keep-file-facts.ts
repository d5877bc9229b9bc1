import type { CollectionBeforeOperationHook } from 'payload';

/** What is known of a stored file. */
const facts = new Set([
  'filename',
  'url',
  'thumbnailURL',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'sizes',
  'prefix',
]);

/**
 * What is said of a file comes from the file. A request that names another one, or asks for a cut, would change what stands behind a name
 * that a doctor has signed.
 */
export const keepFileFacts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  delete req.query?.['uploadEdits'];
  const sent: Record<string, unknown> = args.data ?? {};
  return { ...args, data: Object.fromEntries(Object.entries(sent).filter(([name]) => !facts.has(name))) };
};
