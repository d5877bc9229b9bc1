import { pathTo } from '@clinic/core/addresses/path-to';
import type { Draft } from '@clinic/core/booking/form/draft';
import { isSlotTaken } from '@clinic/core/booking/form/find-candidates';
import { readWizardOffer } from '@clinic/core/booking/form/read-wizard-offer';
import { type Step, stepOfRoute, stepRoutes } from '@clinic/core/booking/form/steps';
import type { WizardOffer } from '@clinic/core/booking/form/wizard-offer';
import { isReached, type WizardProgress, wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { readPublishedOffer } from '@clinic/core/content/pages/read-published-offer';
import { ok, type Result } from '@clinic/core/kernel/result';
import { data, redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { readDraftKey } from './draft-cookie.server.ts';
import { stepAddress } from './step-address.ts';

export type LoadedWizard = { step: Step; key: string | null; draft: Draft | null; offer: WizardOffer; progress: WizardProgress };

type OfferParts = Pick<PageContext, 'library' | 'locale'> & { booking: Pick<PageContext['booking'], 'directory'> };

export const readOffer = ({ booking, library, locale }: OfferParts) =>
  readWizardOffer(booking.directory, readPublishedOffer(library, locale));

/** The draft behind the visitor's cookie. */
export async function readDraft({ booking, origin }: PageContext, request: Request): Promise<{ key: string | null; draft: Draft | null }> {
  const key = readDraftKey(request, origin);
  const draft = key ? await booking.drafts.read(key) : null;
  return draft ? { key, draft } : { key: null, draft: null };
}

/** Unless it was already sent: then the next booking begins anew. */
export async function readLiveDraft(page: PageContext, request: Request): ReturnType<typeof readDraft> {
  const found = await readDraft(page, request);
  return found.draft?.submittedAt ? { key: null, draft: null } : found;
}

export async function loadWizard(page: PageContext, request: Request): Promise<Result<LoadedWizard, { kind: 'clinicUnavailable' }>> {
  const step = stepOfRoute(page.route);
  if (!step) throw data(null, { status: 404 });
  const [offer, live] = await Promise.all([readOffer(page), readLiveDraft(page, request)]);
  if (!offer.ok) return offer;
  return ok({ step, ...live, offer: offer.value, progress: wizardProgress(live.draft?.fields ?? {}, offer.value) });
}

/** Whether the visitor began a booking that is no longer kept. */
export async function hasLostDraft(page: PageContext, request: Request, { step, draft }: LoadedWizard): Promise<boolean> {
  if (step !== 'who' || draft || !readDraftKey(request, page.origin)) return false;
  return (await readDraft(page, request)).draft === null;
}

/** Nobody types their details for an hour that is gone: the screen of the hours says so. */
export async function orFreeSlot({ locale, booking }: PageContext, { step, draft, offer, progress }: LoadedWizard): Promise<void> {
  if (step !== 'details' || !draft || !(await isSlotTaken(booking, { draft, offer }, progress.answers))) return;
  throw redirect(stepAddress(locale, 'slot'), 303);
}

/** A screen whose forerunners are not answered sends to the first that is not. */
export function orCurrentStep({ locale }: PageContext, { step, progress }: LoadedWizard): void {
  if (!isReached(progress, step)) throw redirect(pathTo(locale, stepRoutes[progress.currentStep]), 303);
}
