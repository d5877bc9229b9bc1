import type { DraftFields } from '@clinic/core/booking/wizard/steps';
import type { PageContext } from '../page-context.ts';
import { createDraft, newDraft } from './create-draft.server.ts';
import type { OpenWizard } from './open-wizard.server.ts';

/** Into the visitor's draft, or into a new one; gives back the key to it. */
export async function keepFields(
  page: PageContext,
  { key, draft }: Pick<OpenWizard, 'key' | 'draft'>,
  fields: DraftFields,
): Promise<string> {
  if (key && draft) {
    await page.booking.drafts.save(key, fields);
    return key;
  }
  return createDraft(page, { ...newDraft, fields });
}
