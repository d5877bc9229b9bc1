import { pathTo } from '@clinic/core/addresses/path-to';
import type { Draft } from '@clinic/core/booking/form/draft';
import { isSlotTaken } from '@clinic/core/booking/form/find-candidates';
import { type Step, stepOfRoute, stepRoutes } from '@clinic/core/booking/form/steps';
import { offeredModes, type WizardOffer, withPage } from '@clinic/core/booking/form/wizard-offer';
import { isReached, type WizardProgress, wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { readOpeningCalendar } from '@clinic/core/content/frame/opening-calendar';
import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import { readBookablePeople } from '@clinic/core/content/pages/read-team';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { err, ok, type Result } from '@clinic/core/kernel/result';
import { data, redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { readDraftKey } from './draft-cookie.server.ts';
import { stepAddress } from './step-address.ts';

export type LoadedWizard = { step: Step; key: string | null; draft: Draft | null; offer: WizardOffer; progress: WizardProgress };

type OfferParts = Pick<PageContext, 'library' | 'locale'> & { booking: Pick<PageContext['booking'], 'directory'> };

/** What is offered at this moment. Where the clinic was never heard, there is nothing to choose from but the telephone. */
export async function readOffer({ booking, library, locale }: OfferParts): Promise<Result<WizardOffer, { kind: 'clinicUnavailable' }>> {
  const [types, doctors] = await Promise.all([booking.directory.appointmentTypes(), booking.directory.doctors()]);
  const [settings, calendar] = [readBookingSettings(library, locale), readOpeningCalendar(library)];
  // Without prices nothing can be offered, as without a clinic.
  if (!types.ok || !doctors.ok || library.isEmpty) return err({ kind: 'clinicUnavailable' });
  const now = new Date();
  const shown = withPage(doctors.value.value, new Set(readBookablePeople(library, locale).map(({ number }) => number)));
  const offer = { types: types.value.value, doctors: shown, settings, calendar, now, today: inLisbon(now).day };
  // Nothing that can be booked here is, for a visitor, the same as a clinic that does not answer.
  return offeredModes(offer).length > 0 ? ok(offer) : err({ kind: 'clinicUnavailable' });
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
