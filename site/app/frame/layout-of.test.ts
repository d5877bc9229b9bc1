import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { expect, test } from 'vitest';
import { layoutOf } from './layout-of.ts';

test('content pages stand in the whole frame, in both languages', () => {
  for (const id of ['pt.home', 'en.home', 'pt.problem', 'en.search', 'routes/not-found', undefined]) expect(layoutOf(id)).toBe('default');
});

test('booking landings have no menu', () => {
  for (const id of ['pt.booking', 'en.bookingOnline', 'pt.bookingLanding']) expect(layoutOf(id)).toBe('landing');
});

test('the wizard keeps the mark and the phone only', () => expect(layoutOf('en.wizard')).toBe('bare'));

test('every page outside the whole frame is kept from search engines, except the quizzes, which people look for', () => {
  const outside = routeNames.filter((name) => layoutOf(`pt.${name}`) !== 'default');
  expect(outside.filter((name) => routeOf(name).indexed)).toEqual(['psaQuiz', 'symptomQuiz']);
});
