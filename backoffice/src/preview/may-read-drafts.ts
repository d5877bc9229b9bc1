import { bearsKey } from '@clinic/core/http/secrets-equal';
import { draftsKey } from '@clinic/core/preview/preview-pass';
import type { PayloadRequest } from 'payload';

/** The site, while an editor looks at a preview there. It may read drafts and nothing else: no other rule asks for this key. */
export function mayReadDrafts(req: PayloadRequest): boolean {
  const secrets: readonly string[] = req.payload.config.custom?.['previewSecrets'] ?? [];
  return bearsKey(req.headers?.get('authorization'), ...secrets.map(draftsKey));
}
