import { pathTo } from '@clinic/core/addresses/path-to';
import type { Draft } from '@clinic/core/booking/wizard/draft';
import { type Step, stepOfRoute, stepRoutes } from '@clinic/core/booking/wizard/steps';
import { isReached, type Walk, walk } from '@clinic/core/booking/wizard/walk';
import { offeredModes, type WizardOffer } from '@clinic/core/booking/wizard/wizard-offer';
import { readBookingSettings } from '@clinic/core/content/read-booking-settings';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { err, ok, type Result } from '@clinic/core/kernel/result';
import { data, redirect } from 'react-router';
import type { PageContext } from '../page-context.ts';
import { readDraftKey } from './draft-cookie.server.ts';

export type OpenWizard = { step: Step; key: string | null; draft: Draft | null; offer: WizardOffer; walk: Walk };

/** What is offered at this moment. Where the clinic was never heard, there is nothing to choose from but the telephone. */
export async function readOffer({ booking, library, locale }: PageContext): Promise<Result<WizardOffer, { kind: 'clinicSilent' }>> {
  const [types, doctors] = await Promise.all([booking.directory.appointmentTypes(), booking.directory.doctors()]);
  const settings = readBookingSettings(library, locale);
  // Without prices nothing can be offered, as without a clinic.
  if (!types.ok || !doctors.ok || library.isEmpty) return err({ kind: 'clinicSilent' });
  const now = new Date();
  const offer = { types: types.value.value, doctors: doctors.value.value, settings, now, today: inLisbon(now).day };
  // Nothing that can be booked here is, for a visitor, the same as a clinic that does not answer.
  return offeredModes(offer).length > 0 ? ok(offer) : err({ kind: 'clinicSilent' });
}

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

export async function openWizard(page: PageContext, request: Request): Promise<Result<OpenWizard, { kind: 'clinicSilent' }>> {
  const step = stepOfRoute(page.route);
  if (!step) throw data(null, { status: 404 });
  const [offer, live] = await Promise.all([readOffer(page), readLiveDraft(page, request)]);
  if (!offer.ok) return offer;
  return ok({ step, ...live, offer: offer.value, walk: walk(live.draft?.fields ?? {}, offer.value) });
}

/** Whether the visitor began a booking that is no longer kept. */
export async function hasLostDraft(page: PageContext, request: Request, { step, draft }: OpenWizard): Promise<boolean> {
  if (step !== 'mode' || draft || !readDraftKey(request, page.origin)) return false;
  return (await readDraft(page, request)).draft === null;
}

/** A screen whose forerunners are not answered sends to the first that is not. */
export function orFirstOpen({ locale }: PageContext, { step, walk: walked }: OpenWizard): void {
  if (!isReached(walked, step)) throw redirect(pathTo(locale, stepRoutes[walked.open]), 303);
}
