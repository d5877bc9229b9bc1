import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { accountStates } from './account-states.tsx';

const readMessages = (locale: Locale) =>
  Object.fromEntries(
    ['account', 'newsletter', 'frame', 'components'].map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../../messages/${locale}/${name}.json`, import.meta.url), 'utf8')),
    ]),
  );

const settings = { name: 'Instituto', phone: { shown: '210 000 000', href: 'tel:+351210000000', note: '' }, openingHours: [] };
type Shown = { locale: Locale; screen: ReactNode };

function Screen() {
  const { locale, screen } = useRouteLoaderData<Shown>('root') as Shown;
  return (
    <IntlProvider locale={locale} messages={readMessages(locale)} timeZone="Europe/Lisbon">
      {screen}
    </IntlProvider>
  );
}
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Screen, loader: () => null }]);

/** The page as it comes from the server. */
const render = (screen: ReactNode, locale: Locale): string =>
  renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { locale, screen, settings } } }} />);

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, part = '']) => part);
const idsIn = (html: string) => found(html, /\sid="([^"]+)"/g);
const pages = Object.entries(accountStates).flatMap(([name, screen]) =>
  locales.map((locale) => ({ page: `${name} in ${locale}`, html: render(screen, locale) })),
);

test('every line of what went wrong leads to a field of its page', () => {
  for (const { page, html } of pages) {
    const fields = found(html, /<li><a href="#([^"]+)"/g);
    expect(idsIn(html), page).toEqual(expect.arrayContaining(fields));
    expect(html.includes('role="alert" tabindex'), page).toBe(fields.length > 0);
  }
});

test('no two things on a page have the same id', () => {
  for (const { page, html } of pages) expect(idsIn(html), page).toHaveLength(new Set(idsIn(html)).size);
});

test('every form is sent as a plain post that names its act, with or without script', () => {
  for (const { page, html } of pages)
    for (const form of found(html, /(<form .*?<\/form>)/gs)) {
      const [tag = ''] = form.split('>');
      // The act of a passkey is named by the script that has its answer: without it nothing sends that form.
      if (tag.includes('method="get"') || (form.includes('id="passkey"') && !form.includes('type="submit"'))) continue;
      expect(tag, page).toContain('method="post"');
      expect(form, page).toContain('name="go"');
    }
});

test('one button stands out on each page, and never two', () => {
  for (const { page, html } of pages) {
    const open = html.replaceAll(/<details(?![^>]* open).*?<\/details>/gs, '');
    expect(found(open, /class="[^"]*(_primary_)/g).length, page).toBeLessThanOrEqual(1);
  }
});

test('nothing is said by its key', () => {
  for (const { page, html } of pages) expect(found(html, /((?:account|newsletter|components|frame)\.[a-z]+\.\w+)/gi), page).toEqual([]);
});
