import type { DraftFields } from '@clinic/core/booking/form/steps';
import { startOfDraft } from '../../account/draft-of-account.server.ts';
import type { PageContext } from '../../page-context.ts';
import { createDraft } from './create-draft.server.ts';
import type { LoadedWizard } from './load-wizard.server.ts';

/** Into the visitor's draft, or into a new one; gives back the key to it. */
export async function keepFields(
  page: PageContext,
  { key, draft }: Pick<LoadedWizard, 'key' | 'draft'>,
  fields: DraftFields,
): Promise<string> {
  if (key && draft) {
    await page.booking.drafts.save(key, fields);
    return key;
  }
  const start = await startOfDraft(page);
  return createDraft(page, { ...start, fields: { ...start.fields, ...fields } });
}
