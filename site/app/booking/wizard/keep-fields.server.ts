import { knownBeside } from '@clinic/core/booking/form/own-visit';
import type { DraftFields } from '@clinic/core/booking/form/steps';
import { startOfDraft } from '../../account/draft-of-account.server.ts';
import type { PageContext } from '../../page-context.ts';
import { createDraft } from './create-draft.server.ts';
import type { LoadedWizard } from './load-wizard.server.ts';

/** Into the visitor's draft, or into a new one, which begins with what is known of whoever is signed in; gives back its key and all its fields. */
export async function keepFields(
  page: PageContext,
  { key, draft }: Pick<LoadedWizard, 'key' | 'draft'>,
  fields: DraftFields,
): Promise<{ key: string; all: DraftFields }> {
  if (key && draft) {
    await page.booking.drafts.save(key, fields);
    return { key, all: { ...draft.fields, ...fields } };
  }
  const start = await startOfDraft(page);
  const all = { ...knownBeside(fields, start.fields), ...fields };
  return { key: await createDraft(page, { ...start, fields: all }), all };
}
