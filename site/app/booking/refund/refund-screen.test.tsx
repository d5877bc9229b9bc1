import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { RefundStep } from './read-refund.server.ts';
import { RefundScreen } from './refund-screen.tsx';
import type { RefundProblem } from './send-refund.server.ts';

const messagesIn = (locale: Locale) =>
  Object.fromEntries(
    ['visit', 'identity', 'booking', 'frame', 'components'].map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../../../messages/${locale}/${name}.json`, import.meta.url), 'utf8')),
    ]),
  );
const settings = { phone: { shown: '210 000 000', href: 'tel:+351210000000', note: '' }, openingHours: [] };

type Shown = {
  locale: Locale;
  messages: ReturnType<typeof messagesIn>;
  step: RefundStep;
  problem: RefundProblem | null;
  settings: typeof settings;
};

function Screen() {
  const { locale, messages, step, problem } = useRouteLoaderData<Shown>('root') as Shown;
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Lisbon">
      <RefundScreen view={{ step, amountCents: 9_000 }} problem={problem} />
    </IntlProvider>
  );
}
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Screen, loader: () => null }]);

function shown(locale: Locale, step: RefundStep, problem: RefundProblem | null): string {
  const root: Shown = { locale, messages: messagesIn(locale), step, problem, settings };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
}

test.each(locales)('%s: who sends the account too late reads why it is asked for again, and the form said so before', (locale) => {
  const { tooLate } = messagesIn(locale)['visit'].refund.problems;
  expect(shown(locale, 'askForCode', { tooLate: true })).toContain(tooLate);
  expect(shown(locale, 'form', null)).toContain('30 minut');
});

test.each(locales)('%s: a link leads to the field of the code only where the page has one', (locale) => {
  const { codeEnded } = messagesIn(locale)['identity'].problems;
  const gone = shown(locale, 'askForCode', { code: 'codeEnded' });
  expect(gone).toContain(codeEnded);
  expect(gone).not.toContain('#code');
  const there = shown(locale, 'code', { code: 'codeWrong' });
  expect(there).toContain('href="#code"');
  expect(there).toContain('id="code"');
});
