import { replacedVisit } from '@clinic/core/booking/form/own-visit';
import { newlyReached } from '@clinic/core/booking/form/wizard-moments';
import { wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { isSubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { draftCookie } from './draft-cookie.server.ts';
import { keepFields } from './keep-fields.server.ts';
import type { LoadedWizard } from './load-wizard.server.ts';
import { readPreset } from './preset.server.ts';
import { hourGoneAddress, stepAddress } from './step-address.ts';

/**
 * A page about one complaint, one exam or one free hour sends here what it knows: that is kept, and the first open question asked. Nothing is
 * held.
 */
export async function enterWizard(page: PageContext, opened: LoadedWizard, form: FormData): Promise<Response> {
  const subSpecialty = form.get('presetSubSpecialty');
  const { fields: preset, isHourGone } = await readPreset(page, opened.offer, {
    doctorId: form.get('presetDoctorId'),
    typeId: form.get('presetTypeId'),
    slot: form.get('presetSlot'),
    mode: form.get('presetMode'),
  });
  const visit = { ...preset, ...(isSubSpecialty(subSpecialty) && { subSpecialty }) };
  if (Object.keys(visit).length === 0) return redirect(stepAddress(page.locale, 'who'), 303);
  const fields = opened.draft ? replacedVisit(opened.draft, visit) : visit;
  const { key, all } = await keepFields(page, opened, fields);
  const { currentStep } = wizardProgress(all, opened.offer);
  page.noteWizardMoments(newlyReached(opened.draft ? opened.progress.currentStep : null, currentStep));
  const to = stepAddress(page.locale, currentStep);
  const headers = { 'set-cookie': draftCookie(key, page.origin) };
  return redirect(isHourGone ? hourGoneAddress(to) : to, { status: 303, headers });
}
