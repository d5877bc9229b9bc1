import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { expect, test } from 'vitest';
import { isDocumentPage } from './document-page.ts';

test('what is the same for everybody is a document page, a form or a draft is not', () => {
  const production = (id: string, isPreview = false) => isDocumentPage(id, isPreview, false);
  expect(['pt.home', 'en.problem', 'pt.bookingLanding', 'routes/not-found'].map((id) => production(id))).toEqual([true, true, true, true]);
  expect(['pt.wizard', 'en.contacts', 'pt.search', 'routes/gallery'].map((id) => production(id))).toEqual([false, false, false, false]);
  expect(production('pt.home', true)).toBe(false);
});

test('the router never moves onto a document page: every page is either stored for all or kept apart as private', () =>
  expect(routeNames.filter((name) => routeOf(name).cached === routeOf(name).sensitive)).toEqual([]));
