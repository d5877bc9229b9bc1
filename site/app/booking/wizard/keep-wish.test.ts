import { fullDraft, sampleOffer } from '@clinic/core/booking/form/sample-offer';
import type { DraftFields } from '@clinic/core/booking/form/steps';
import { wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { keepWish } from './keep-wish.server.ts';
import type { LoadedWizard } from './load-wizard.server.ts';

/** What is kept of the last screen, or what was wrong with it; the sample's clinic has its Sunday 15 November 2026. */
async function press(sent: string, { before = {}, slot = '2026-12-01T10:40' }: { before?: DraftFields; slot?: string } = {}) {
  const saved: DraftFields[] = [];
  const page = {
    booking: { drafts: { save: async (_: string, fields: DraftFields) => void saved.push(fields) } },
  } as unknown as PageContext;
  const fields = { ...fullDraft, typeId: '', slot, ...before };
  const opened = { key: 'key', draft: { fields, submittedAt: null }, offer: sampleOffer, progress: wizardProgress(fields, sampleOffer) };
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(sent)) form.append(name, value);
  const refused = await keepWish(page, opened as unknown as LoadedWizard, form);
  return { saved, refused };
}
const rest = 'doctor=same&day=0&day=2&part=morning&notice=48';
const wish = 'same 0,2 morning 48';

test('the tick and what stands under it go into the draft', async () => {
  expect(await press(`earlier=yes&${rest}`)).toEqual({ saved: [{ earlier: wish }], refused: null });
});

test('without the tick nothing is kept, and what was kept is taken back', async () => {
  expect(await press(rest)).toEqual({ saved: [], refused: null });
  expect(await press(rest, { before: { earlier: wish } })).toEqual({ saved: [{ earlier: '' }], refused: null });
});

test('half a wish is shown again as it was left, and nothing is kept or booked', async () => {
  const { saved, refused } = await press('earlier=yes&doctor=any&part=morning&notice=24');
  expect(saved).toEqual([]);
  expect(refused).toEqual({ problems: [{ field: 'day-0', kind: 'earlierIncomplete' }], values: { earlier: 'any  morning 24' } });
});

test('where nobody asked for it nothing is kept, whatever is sent', async () => {
  // Monday, and it is Sunday.
  expect(await press(`earlier=yes&${rest}`, { slot: '2026-11-16T10:40' })).toEqual({ saved: [], refused: null });
});
