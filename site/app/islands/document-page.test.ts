import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { expect, test } from 'vitest';
import { needsNewDocument } from '../navigation/privacy-border.ts';
import { isDocumentPage } from './document-page.ts';

const production = (id: string, isPreview = false) => isDocumentPage(id, isPreview, false);

test('what is the same for everybody is a document page, and so are the contacts; a page that is a form, or a draft, is not', () => {
  expect(
    ['pt.home', 'en.problem', 'pt.bookingLanding', 'routes/not-found', 'pt.contacts', 'en.contacts'].map((id) => production(id)),
  ).toEqual(Array(6).fill(true));
  expect(['pt.wizard', 'en.callBack', 'pt.secondOpinion', 'pt.search', 'routes/gallery'].map((id) => production(id))).toEqual(
    Array(5).fill(false),
  );
  expect(['pt.home', 'pt.contacts'].map((id) => production(id, true))).toEqual([false, false]);
});

test('the router never moves onto a document page', () => {
  const documents = routeNames.filter((name) => production(`pt.${name}`));
  expect(documents.length).toBeGreaterThan(15);
  expect(documents.filter((name) => !needsNewDocument('/pt/conta/login', `/pt/${routeOf(name).pt}`.replace(/\/$/, '')))).toEqual([]);
});
