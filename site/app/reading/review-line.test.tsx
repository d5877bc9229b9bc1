import { readFileSync } from 'node:fs';
import type { Responsibility } from '@clinic/core/content/shapes/page-parts';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { ReviewLine } from './review-line.tsx';

const unsigned: Responsibility = { author: null, reviewer: null, reviewedOn: '', changedOn: '2026-11-17', isUnderReview: true };
const words = { pt: 'Em revisão médica.', en: 'Under medical review.' };

type Shown = { locale: Locale; responsibility: Responsibility };

function Screen() {
  const { locale, responsibility } = useRouteLoaderData<Shown>('root') as Shown;
  const reading = JSON.parse(readFileSync(new URL(`../../messages/${locale}/reading.json`, import.meta.url), 'utf8'));
  return (
    <IntlProvider locale={locale} messages={{ reading }} timeZone="Europe/Lisbon">
      <ReviewLine responsibility={responsibility} minutes={3} />
    </IntlProvider>
  );
}
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Screen, loader: () => null }]);
const render = (shown: Shown): string => renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: shown } }} />);

test.each(locales)('a page that waits for a doctor says so plainly (%s)', (locale) => {
  expect(render({ locale, responsibility: unsigned })).toContain(`<strong>${words[locale]}</strong>`);
});

test('a page that nobody has to review says nothing', () => {
  expect(render({ locale: 'pt', responsibility: { ...unsigned, isUnderReview: false } })).toBe('');
});
