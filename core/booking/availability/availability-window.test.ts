import { expect, test } from 'vitest';
import { daysOfMonth, nextDays } from './availability-window.ts';

test('the window is the thirty days from tomorrow on', () => {
  expect(nextDays('2027-03-01')).toEqual({ from: '2027-03-02', to: '2027-03-31' });
  expect(nextDays('2027-12-31')).toEqual({ from: '2028-01-01', to: '2028-01-30' });
});

test.each([
  ['a coming month is offered whole', '2027-04', '2027-03-10', { from: '2027-04-01', to: '2027-04-30' }],
  ['the coming month is offered whole on the last day before it', '2027-04', '2027-03-31', { from: '2027-04-01', to: '2027-04-30' }],
  ['the running month begins tomorrow, as the list of days does', '2027-03', '2027-03-10', { from: '2027-03-11', to: '2027-03-31' }],
  ['the first of the month is already the running month', '2027-03', '2027-03-01', { from: '2027-03-02', to: '2027-03-31' }],
  ['the last day of a running month can be its only one', '2027-03', '2027-03-30', { from: '2027-03-31', to: '2027-03-31' }],
  ['nothing is left of a month that ends today', '2027-03', '2027-03-31', null],
  ['a month that is over offers nothing', '2027-02', '2027-03-10', null],
  ['February of a leap year has its last day', '2028-02', '2027-03-10', { from: '2028-02-01', to: '2028-02-29' }],
  ['December ends its year', '2027-12', '2027-03-10', { from: '2027-12-01', to: '2027-12-31' }],
  ['what is no month offers nothing', '2027-13', '2027-03-10', null],
])('%s', (_, month, today, window) => expect(daysOfMonth(month, today)).toEqual(window));
