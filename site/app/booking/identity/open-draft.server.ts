import type { Draft } from '@clinic/core/booking/form/draft';
import type { PageContext } from '../../page-context.ts';
import { readLiveDraft } from '../wizard/load-wizard.server.ts';

/** The draft in hand, unless it was already sent. */
export async function openDraft(page: PageContext, request: Request): Promise<{ key: string; draft: Draft } | null> {
  const { key, draft } = await readLiveDraft(page, request);
  return key && draft ? { key, draft } : null;
}
