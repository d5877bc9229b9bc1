import { contactDigests } from '@clinic/core/identity/contact';
import { readDraftKey } from '../booking/wizard/draft-cookie.server.ts';
import type { PageContext } from '../page-context.ts';

/** At sign-out: what was filled in or proven for this person must not be there for the next. */
export async function forgetDraftProof({ booking, origin }: PageContext, request: Request): Promise<void> {
  const key = readDraftKey(request, origin);
  if (key) await booking.drafts.forgetProof(key);
}

/** At sign-in: a draft that was proven for somebody else is not carried on. */
export async function forgetForeignProof(page: PageContext, request: Request, email: string): Promise<void> {
  const { booking, origin } = page;
  const key = readDraftKey(request, origin);
  const draft = key ? await booking.drafts.read(key) : null;
  const own = contactDigests(booking.keys, { kind: 'email', value: email });
  const isForeign = draft !== null && draft.contactDigest !== null && !own.includes(draft.contactDigest);
  if (key && isForeign) await booking.drafts.forgetProof(key);
}
