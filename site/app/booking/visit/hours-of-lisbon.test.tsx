import { readFileSync } from 'node:fs';
import type { Address } from '@clinic/core/addresses/path-to';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { AlreadyBooked } from '../wizard/already-booked.tsx';
import { CancelScreen } from './cancel-screen.tsx';
import { lisbonMoment } from './moment.ts';
import { MoveScreen } from './move-screen.tsx';
import { bookingOfVisit, now } from './sample-visit.ts';
import { VisitPanel } from './visit-panel.tsx';
import { visitView } from './visit-view.ts';

const readMessages = (locale: Locale) =>
  Object.fromEntries(
    ['visit', 'booking', 'frame', 'components'].map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../../../messages/${locale}/${name}.json`, import.meta.url), 'utf8')),
    ]),
  );
const settings = {
  phone: { shown: '210 000 000', href: 'tel:+351210000000', note: '' },
  openingHours: [],
  address: { lines: [] },
  mapsUrl: '',
};

type Shown = { locale: Locale; messages: ReturnType<typeof readMessages>; screen: ReactNode; settings: typeof settings };

function Screen() {
  const { locale, messages, screen } = useRouteLoaderData<Shown>('root') as Shown;
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Lisbon">
      {screen}
    </IntlProvider>
  );
}

const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Screen, loader: () => null }]);

function render(screen: ReactNode, locale: Locale): string {
  const root: Shown = { locale, messages: readMessages(locale), screen, settings };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />).replaceAll(/[\u00a0\u2060]/g, ' ');
}

const back = '/pt' as Address;

function screensOf(mode: VisitMode, locale: Locale): Record<string, ReactNode> {
  const old = bookingOfVisit({ mode, startsAt: new Date('2026-11-19T10:40:00Z') });
  const parts = {
    state: { kind: 'scheduled' } as const,
    settings: null,
    now,
    locale,
    knowsWhose: false,
    token: 'a-token',
    account: 'none' as const,
  };
  const view = visitView(bookingOfVisit({ mode, confirmedAt: now }), { ...parts, old });
  const { visit, token } = view;
  const deadline = { noticeHours: 24, changeUntil: lisbonMoment(old.startsAt) };
  const change = { token, visit, back, ...deadline, mayMove: true };
  const moveBack = { slot: '2026-11-19T10:40/203', next: 'next' };
  const offer = { view: 'silent', ofAnyDoctor: false } as unknown as Parameters<typeof MoveScreen>[0]['offer'];
  return {
    'already booked': <AlreadyBooked booked={{ startsAt: visit.startsAt, doctorName: visit.doctorName, mode, to: back }} />,
    'too late': <MoveScreen view={{ ...change, isLate: true }} offer={null} next="" problem={null} />,
    move: <MoveScreen view={{ ...change, isLate: false }} offer={offer} next="" problem={null} />,
    cancel: <CancelScreen view={{ ...change, isLate: false }} />,
    'visit, until when': <VisitPanel view={{ ...view, ...deadline, cancel: 'open' }} title="" moveBack={null} problem={null} />,
    'move back': <VisitPanel view={view} title="" moveBack={moveBack} problem={null} />,
  };
}

const ofLisbon = { pt: '(hora de Lisboa)', en: '(Lisbon time)' };
/** In the sentence itself: the list of facts beside it has a line of its own for it. */
const sentences: Record<string, RegExp> = {
  'already booked': /<p>[^/]*<b>[^<]*<\/b>/,
  'too late': /<p[^>]*>[^/]*<b>[^<]*<\/b>/,
  move: /<p[^>]*>[^/]*<b>[^<]*<\/b>/,
  cancel: /<p>(?:Pode cancelar sem custo|You can cancel at no cost)[^<]*/,
  'visit, until when': /<p[^>]*>(?:Pode cancelar sem custo|You can cancel at no cost)[^<]*/,
  'move back': /<button[^>]*type="submit"[^>]*>.*?<\/button>/s,
};

test.each(locales.flatMap((locale) => Object.keys(sentences).map((page) => ({ locale, page }))))(
  'the hour of a visit by video is said to be one of Lisbon: $page, $locale',
  ({ locale, page }) => {
    const said = (mode: VisitMode) => sentences[page]?.exec(render(screensOf(mode, locale)[page], locale))?.[0] ?? '';
    expect(said('online')).toContain(ofLisbon[locale]);
    expect(said('inPerson')).not.toBe('');
    expect(said('inPerson')).not.toContain(ofLisbon[locale]);
  },
);
