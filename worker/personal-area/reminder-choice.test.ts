import { sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { contactDigest } from '@clinic/core/identity/contact';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { expect, test } from 'vitest';
import { isFirstReminder, readReminderChoice, reminderWays } from './reminder-choice.ts';

const own = sampleBooking();
const daughter = { name: 'Rita', email: 'rita@exemplo.pt', phone: '912000000' };
const choose = (remindBy: 'email' | 'sms' | 'call' | 'none', email = own.patient.email) => ({ email, remindBy });
const seen = (ways: ReturnType<typeof reminderWays>) => [ways.isMailed(own.patient.email), ways.text, ways.isCalled];

test.each([
  [null, [true, 'usual', false]],
  [choose('email'), [true, 'usual', false]],
  [choose('sms'), [false, 'always', false]],
  [choose('call'), [false, 'never', true]],
  [choose('none'), [false, 'never', false]],
])('with the choice %o a reminder goes %o', (choice, ways) => {
  expect(seen(reminderWays(choice, own))).toEqual(ways);
});

test('a number that takes no text messages keeps the mail', () => {
  const landline = sampleBooking({ patient: { ...own.patient, phone: '213000000' } });
  expect(seen(reminderWays(choose('sms'), landline))).toEqual([true, 'usual', false]);
});

test('who booked for somebody else chooses for themselves alone', () => {
  const forFather = sampleBooking({ bookedBy: daughter });
  const ways = reminderWays(choose('none', daughter.email), forFather);
  expect([ways.isMailed(daughter.email), ...seen(ways)]).toEqual([false, true, 'usual', false]);
});

test('the choice is read by the e-mail that was proven for this booking, and by no other', async () => {
  const asked: string[] = [];
  const byEmail = async (email: string) => {
    asked.push(email);
    return null;
  };
  const read = readReminderChoice({ byEmail }, keys);
  const digest = (value: string) => contactDigest(keys, { kind: 'email', value });
  await read(sampleBooking({ bookedBy: daughter, contactDigest: digest(daughter.email) }));
  await read(sampleBooking({ contactDigest: digest('outro@exemplo.pt') }));
  await read(sampleBooking({ contactDigest: null }));
  expect(asked).toEqual([daughter.email]);
});

test('a call is asked for once, at the first reminder that the visit gets, however late it was booked', () => {
  const settings = { reminderHours: [168, 48, 2] };
  const startsAt = new Date('2026-11-30T10:00:00Z');
  const calledAt = (confirmedAt: string) => {
    const booking = { startsAt, submittedAt: new Date(confirmedAt), confirmedAt: new Date(confirmedAt) };
    return settings.reminderHours.filter((hours) => isFirstReminder(hours, booking, settings));
  };
  expect(calledAt('2026-11-01T10:00:00Z')).toEqual([168]);
  expect(calledAt('2026-11-27T10:00:00Z')).toEqual([48]);
  expect(calledAt('2026-11-29T10:00:00Z')).toEqual([2]);
});
