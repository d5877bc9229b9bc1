import { readFileSync } from 'node:fs';
import type { PersonCard, Responsibility } from '@clinic/core/content/shapes/page-parts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { ReviewLine } from './review-line.tsx';
import { Specialist } from './specialist.tsx';

const doctor = (id: number, name: string): PersonCard => ({
  ...{ id, name, role: '', excerpt: '', licence: '', isDoctor: true, signature: '', portrait: null },
  ...{ signaturePictures: [], subject: '', to: null },
});
const [ana, rui] = [doctor(1, 'Ana Exemplo'), doctor(2, 'Rui Exemplo')];
const page = (author: PersonCard | null): Responsibility => ({
  ...{ author, reviewer: ana, reviewedOn: '2026-11-03', changedOn: '2026-11-03', isUnderReview: false },
});
const reading = JSON.parse(readFileSync(new URL('../../messages/pt/reading.json', import.meta.url), 'utf8'));

type Shown = { locale: 'pt'; bookableDoctors: object; responsibility: Responsibility; person?: PersonCard };

function Screen() {
  const { responsibility, person } = useRouteLoaderData<Shown>('root') as Shown;
  return (
    <IntlProvider locale="pt" messages={{ reading }} timeZone="Europe/Lisbon">
      <ReviewLine responsibility={responsibility} minutes={3} />
      <Specialist responsibility={responsibility} {...(person && { person })} />
    </IntlProvider>
  );
}
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Screen, loader: () => null }]);
const render = (shown: Pick<Shown, 'responsibility' | 'person'>): string =>
  renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { locale: 'pt', bookableDoctors: {}, ...shown } } }} />);
const inTheLine = (html: string) => />([^<]+)<\/a>/.exec(html)?.[1];
const inTheBlock = (html: string) => /<h3>([^<]+)<\/h3>/.exec(html)?.[1];

test.each([
  ['signed by its reviewer', ana],
  ['signed by somebody else', rui],
  ['signed by nobody', null],
])('the line of the review and the block at the end are about one and the same doctor, on a page %s', (_, author) => {
  const html = render({ responsibility: page(author) });
  expect([inTheLine(html), inTheBlock(html)]).toEqual([ana.name, ana.name]);
  expect(html).not.toContain(rui.name);
});

test('an article ends with its author, and names the doctor who reviewed it', () => {
  const html = render({ responsibility: page(rui), person: rui });
  expect(inTheBlock(html)).toBe(rui.name);
  expect(html).toMatch(/<dd>Ana Exemplo/);
});
