import { readFileSync } from 'node:fs';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import type { WizardView } from '../wizard-view.ts';
import type { CheckOffer } from './check.server.ts';
import { CheckStep } from './check.tsx';
import type { PaymentOffer } from './payment.server.ts';
import { PaymentStep } from './payment.tsx';

const messages = (locale: Locale) =>
  Object.fromEntries(
    ['booking', 'components'].map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../../../../messages/${locale}/${name}.json`, import.meta.url), 'utf8')),
    ]),
  );

const render = (locale: Locale, screen: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <IntlProvider locale={locale} messages={messages(locale)} timeZone="Europe/Lisbon">
        {screen}
      </IntlProvider>
    </MemoryRouter>,
  ).replaceAll(/[\u00a0\u2060]/g, ' ');

const until = { day: '2026-11-19', time: '21:33' };
const payment: PaymentOffer = {
  ...{ step: 'payment', mode: 'online', price: null, phone: '' },
  choices: [
    { choice: 'multibanco', until },
    { choice: 'mbway', until },
    { choice: 'card', until },
  ],
};
const check: CheckOffer = {
  ...{ step: 'check', details: null, mbwayPhone: null, needsCode: false, abroad: null, earlier: null },
  ...{ payUntil: until, cancelUntil: { day: '2026-11-23', time: '10:40' }, timeZone: '' },
};
/** Only what the two screens read of the view. */
const viewIn = (timeZone: string) =>
  ({ values: { timeZone }, problems: [], trouble: null, answers: { payment: 'card' }, isForOther: false }) as unknown as WizardView;

const ofLisbon = { pt: '(hora de Lisboa)', en: '(Lisbon time)' };
const times = (html: string, words: string) => html.split(words).length - 1;
const cases = locales.flatMap((locale) => [
  { locale, zone: 'America/New_York', isAbroad: true },
  { locale, zone: 'Europe/London', isAbroad: false },
  { locale, zone: '', isAbroad: false },
]);

test.each(cases)('the hours to pay by are said to be of Lisbon only where a clock shows another ($locale, “$zone”)', (one) => {
  const html = render(one.locale, <PaymentStep view={viewIn(one.zone)} offer={payment} />);
  expect(times(html, '21:33')).toBe(3);
  expect(times(html, `21:33 ${ofLisbon[one.locale]}`)).toBe(one.isAbroad ? 3 : 0);
});

test.each(cases)('so are the hours to pay and to cancel by, before one books ($locale, “$zone”)', ({ locale, zone, isAbroad }) => {
  const html = render(locale, <CheckStep view={viewIn(zone)} offer={{ ...check, timeZone: zone }} />);
  for (const hour of ['21:33', '10:40']) {
    expect(times(html, hour)).toBe(1);
    expect(times(html, `${hour} ${ofLisbon[locale]}`)).toBe(isAbroad ? 1 : 0);
  }
});
