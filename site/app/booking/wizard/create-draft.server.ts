import type { DraftStore } from '@clinic/core/booking/form/draft';
import type { PageContext } from '../../page-context.ts';
import { orTooMany } from '../../rate-limit-response.server.ts';

/** Every draft is a row of ours: one address does not fill the table. */
export async function createDraft({ booking, client }: PageContext, draft: Parameters<DraftStore['create']>[0]): Promise<string> {
  orTooMany(await booking.withinLimit('draftsPerAddress', client));
  return (await booking.drafts.create(draft)).key;
}

/** Somebody of whom nothing is known. */
export const newDraft = {
  ...{ fields: {}, movedFrom: null, provenPatientId: null, provenAt: null, known: {} },
  ...{ contactDigest: null, contactProvenAt: null },
};
