import { expect, test } from 'vitest';
import { earlierWishes, mayWishEarlier } from './earlier-wish.ts';
import { fullDraft, sampleOffer } from './sample-offer.ts';
import { toSubmission } from './to-submission.ts';
import { completeAnswers, wizardProgress } from './wizard-progress.ts';

const now = new Date('2026-11-16T10:00:00Z');
const offer = { ...sampleOffer, now };
const startsAt = new Date('2026-12-01T10:40:00Z');
const visit = { typeId: 462, startsAt };
const wish = 'same 0,1,4 morning 24';

test('it is asked only where an hour that opens is offered by itself', () => {
  expect(mayWishEarlier(offer, visit)).toBe(true);
  const byTelephone = offer.settings.types.map((type) => ({ ...type, offersEarlierHours: type.typeId !== 462 }));
  expect(mayWishEarlier({ ...offer, settings: { ...offer.settings, types: byTelephone } }, visit)).toBe(false);
  expect(mayWishEarlier(offer, { ...visit, typeId: 999 })).toBe(false);
});

test('it is asked only where an earlier day is left, and the visit may still be moved on the site', () => {
  expect(mayWishEarlier(offer, { typeId: 462 })).toBe(false);
  expect(mayWishEarlier(offer, { ...visit, startsAt: new Date('2026-11-17T09:00:00Z') })).toBe(false);
  expect(mayWishEarlier(offer, { ...visit, startsAt: new Date('2026-11-17T11:00:00Z') })).toBe(true);
  // Monday, asked on Saturday.
  expect(
    mayWishEarlier({ ...offer, now: new Date('2026-11-21T08:00:00Z') }, { ...visit, startsAt: new Date('2026-11-23T10:00:00Z') }),
  ).toBe(false);
});

/** What is sent of a whole draft with this wish. */
function submitted(earlier: string | undefined, slot = '2026-12-01T10:40') {
  const fields = { ...fullDraft, slot, typeId: '', ...(earlier !== undefined && { earlier }) };
  const answers = completeAnswers(wizardProgress(fields, offer));
  if (!answers.ok) throw new Error('not complete');
  return toSubmission({ draft: { bookingId: 'b', fields, movedFrom: null }, offer, locale: 'pt' }, answers.value, []).earlierWishes;
}

test('the wish goes along with the booking; for any doctor it names those whom the wizard offers', () => {
  expect(submitted(wish)).toEqual({ anyDoctor: false, doctorIds: [], weekdays: [0, 1, 4], dayParts: ['morning'], noticeHours: 24 });
  expect(submitted(wish.replace('same', 'any'))).toMatchObject({ anyDoctor: true, doctorIds: [201, 203] });
});

test('nothing goes along where nothing was asked for, it makes no sense, or it is no longer offered', () => {
  for (const none of [undefined, '', 'same', 'nonsense and more']) expect(submitted(none)).toBeNull();
  expect(submitted(wish, '2026-11-17T09:00')).toBeNull();
  const answers = { ...visit, mode: 'inPerson', subSpecialty: 'routine' } as Parameters<typeof earlierWishes>[2];
  expect(earlierWishes(wish, { ...offer, settings: { ...offer.settings, types: [] } }, answers)).toBeNull();
});
