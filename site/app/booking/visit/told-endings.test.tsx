import { readFileSync } from 'node:fs';
import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import { dueCents, type RefundFacts } from '@clinic/core/booking/model/refund';
import { saidIn, toldEndings } from '@clinic/core/booking/testing/told-endings';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { bookingOfVisit, now, samplePayment, sampleVisit } from './sample-visit.ts';
import { VisitScreen } from './visit-screen.tsx';
import { visitState } from './visit-state.ts';
import { type ShownAccount, type VisitView, visitView } from './visit-view.ts';

const due: RefundFacts = { id: '1', amountCents: 9_000, refundedAt: null, refundedHow: null };
const returned: RefundFacts = { ...due, refundedAt: now, refundedHow: 'sameWay' };
const review = { needsReviewAt: now };
const failed = { failedAt: now, failureKind: 'slotTaken' };
const standing = { paymentMethod: null, payBy: null, confirmedAt: now };
const paid = { paidAt: now, confirmedAt: now };

type Page = {
  booking: Booking;
  refunds?: RefundFacts[];
  old?: Booking;
  account?: ShownAccount;
  transferCents?: number;
  keptCents?: number;
};
const pages: Record<string, Page> = {
  needsReview: { booking: sampleVisit({ ...review, failedAt: now, failureKind: 'vatNotValid', reviewReason: 'clinicRefused' }) },
  needsPayment: { booking: bookingOfVisit({ ...review, reviewReason: 'providerUnreachable' }) },
  conflict: { booking: sampleVisit({ conflictFoundAt: now }) },
  slotTaken: { booking: sampleVisit(failed) },
  notPaid: { booking: bookingOfVisit({ givenUpAt: now, releasedAt: now }) },
  cancelled: { booking: bookingOfVisit({ ...paid, cancelledAt: now, releasedAt: now }), refunds: [due] },
  cancelledKept: { booking: bookingOfVisit({ ...paid, cancelledAt: now, releasedAt: now }), keptCents: 9_000 },
  cancelledUnpaid: { booking: bookingOfVisit({ cancelledAt: now, releasedAt: now }) },
  refund: { booking: sampleVisit({ ...failed, paidLateAt: now }), refunds: [due] },
  refundTransfer: { booking: sampleVisit({ ...failed, paidLateAt: now }), refunds: [due], account: 'waiting' },
  cancelledTransfer: { booking: bookingOfVisit({ ...paid, cancelledAt: now, releasedAt: now }), refunds: [due], account: 'waiting' },
  // Paid twice: the visit stands.
  refundAccount: { booking: bookingOfVisit(paid), refunds: [due], account: 'waiting' },
  refundAccountGiven: { booking: bookingOfVisit(paid), refunds: [due], account: 'given' },
  refunded: { booking: sampleVisit({ ...failed, paidLateAt: now }), refunds: [returned] },
  received: { booking: sampleVisit() },
  multibanco: { booking: bookingOfVisit() },
  scheduled: { booking: bookingOfVisit(standing) },
  scheduledOnline: { booking: bookingOfVisit({ ...standing, mode: 'online' }) },
  confirmed: { booking: bookingOfVisit(paid) },
  confirmedOnline: { booking: bookingOfVisit({ ...paid, mode: 'online' }) },
};

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
type Shown = { locale: Locale; messages: ReturnType<typeof readMessages>; view: VisitView; settings: typeof settings };

function Screen() {
  const { locale, messages, view } = useRouteLoaderData<Shown>('root') as Shown;
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="Europe/Lisbon">
      <VisitScreen view={view} oldVisit={null} moveBack={null} nearest={[]} problem={null} />
    </IntlProvider>
  );
}

const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Screen, loader: () => null }]);

/** The page as it comes from the server. */
function render(
  { booking, refunds = [], old, account = 'none', transferCents = account === 'none' ? 0 : dueCents(refunds), keptCents = 0 }: Page,
  locale: Locale,
): string {
  const state = visitState(booking, { payments: [samplePayment()], refunds }, now);
  const money = { account, transferCents, keptCents };
  const parts = { state, settings: null, now, locale, knowsWhose: false, old: old ?? null, token: 'a-token', ...money };
  const root: Shown = { locale, messages: readMessages(locale), view: visitView(booking, parts), settings };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
}

const cases = locales.flatMap((locale) => toldEndings.map((ending) => ({ locale, ...ending })));

test.each(cases)('$page in $locale: the page says what its letter says ($sample)', ({ locale, page, said }) => {
  const shown = pages[page];
  if (!shown) throw new Error(`no page ${page}`);
  const html = render(shown, locale);
  expect(saidIn(html, `href="${pathTo(locale, 'wizard')}"`)).toEqual(said);
});

const old = bookingOfVisit({ startsAt: new Date('2026-11-19T10:40:00Z') });

test.each([
  ['pt', 'Dra. Exemplo', 'A consulta mudou de hora', 'com Dra.\u00a0Exemplo, como antes'],
  ['en', 'Dra. Exemplo', 'Your appointment has a new time', 'with Dr\u00a0Exemplo as before'],
  ['pt', 'Dr. Antigo', 'A consulta mudou de hora e de médico', 'em vez de Dr.\u00a0Antigo'],
  ['en', 'Dr. Antigo', 'Your appointment has a new time and another doctor', 'instead of Dr\u00a0Antigo'],
] as const)('moved, in %s, from %s: the page says from what to what, and with whom', (locale, doctorName, title, lead) => {
  const booking = bookingOfVisit({ ...paid, movedFrom: old.id });
  const html = render({ booking, old: { ...old, doctorName } }, locale);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(lead);
  expect(html).toMatch(locale === 'pt' ? /<s [^>]*>Quinta-\u2060feira, 19/ : /<s [^>]*>Thursday, 19/);
});

test.each([
  ['pt', 'pelo mesmo meio', 'por transferência bancária'],
  ['en', 'the way you paid', 'by bank transfer'],
] as const)('a refund is promised by no way that it may not go, in %s', (locale, sameWay, transfer) => {
  const said = ['refund', 'refundTransfer'].map((page) => render(pages[page] as Page, locale));
  // What goes back by the provider may still come back to the clinic, which then transfers it.
  expect(said.map((html) => [html.includes(sameWay), html.includes(transfer)])).toEqual([
    [true, true],
    [false, true],
  ]);
});

test.each([
  ['pt', /devolver-lhe <b>50,00 €<\/b> pelo mesmo meio.*devolver-lhe <b>90,00 €<\/b> por transferência bancária/],
  ['en', /return <b>€50\.00<\/b> the way you paid it.*return <b>€90\.00<\/b> by bank transfer/],
] as const)('of two payments that go back, each is told by the way it goes, in %s', (locale, said) => {
  const refunds = [due, { ...due, id: '2', amountCents: 5_000 }];
  const booking = bookingOfVisit({ ...paid, cancelledAt: now, releasedAt: now });
  expect(render({ booking, refunds, account: 'waiting', transferCents: 9_000 }, locale).replaceAll('\u00a0', ' ')).toMatch(said);
});

test.each([
  ['pt', 'hora de Lisboa'],
  ['en', 'Lisbon time'],
] as const)('the hour to pay by is said to be one of Lisbon to whoever is seen by video, in %s', (locale, ofLisbon) => {
  const times = (mode: 'online' | 'inPerson') => render({ booking: bookingOfVisit({ mode }) }, locale).split(`(${ofLisbon})`).length - 1;
  expect(times('online')).toBe(times('inPerson') + 1);
});
