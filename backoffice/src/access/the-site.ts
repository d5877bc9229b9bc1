import { bearsKey } from '@clinic/core/http/same-secret';
import type { PayloadRequest } from 'payload';
import { mayReadDrafts } from '../preview/may-read-drafts.ts';

/** The site and the worker, which show the content key; the site also while an editor looks at a preview there. */
export const isTheSite = (req: PayloadRequest): boolean => {
  const key: unknown = req.payload.config.custom?.['contentKey'];
  return (typeof key === 'string' && bearsKey(req.headers?.get('authorization'), key)) || mayReadDrafts(req);
};
