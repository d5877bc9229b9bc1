import { type AreaFixture, createAreaFixture } from '@clinic/core/adapters/database/personal-area/testing/area-fixture';
import { type RouteName, routes } from '@clinic/core/addresses/route-table';
import { createLibrary } from '@clinic/core/content/library/library';
import type { Account } from '@clinic/core/identity/accounts/account';
import { startSession } from '@clinic/core/identity/sessions/start-session';
import { err } from '@clinic/core/kernel/result';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { RouterContextProvider } from 'react-router';
import type { SiteBooking } from '../../app/page-context.ts';
import { type PageContext, pageContext } from '../../app/page-context.ts';
import { screens } from '../../app/screens.ts';
import { createAccountServices } from '../account-services.ts';
import { sessionCookies } from '../http/session-cookies.ts';
import { signInCookie } from '../http/sign-in-cookie.ts';
import { openAccount } from '../pages/open-account.ts';

export const screenOrigin = 'https://clinica.exemplo.pt';

export type SentToScreen = { query?: Record<string, string>; params?: Record<string, string>; form?: Record<string, string> };
export type Browser = { cookie: string; browserKey: string };
type Given = { context: RouterContextProvider; request: Request; params: Record<string, string> };
type Screen = { loader?: (given: Given) => Promise<unknown>; action?: (given: Given) => Promise<unknown> };

/** The loaders and actions of the account's screens, on a real database, without what draws them. */
export async function openAccountScreens() {
  const fixture: AreaFixture = await createAreaFixture();
  const { sitePool, siteDbos, services: area, clinic } = fixture;
  const env = { DATA_KEYS: testDataKeys, VISIT_LINK_SECRET: [...area.visitSecrets] as [string], VISITORS_PER_ADDRESS: 1_000 };
  const accounts = createAccountServices(
    { ...env, SITE_ORIGIN: screenOrigin, ALSO_ACCEPTED_ORIGINS: [] },
    sitePool,
    siteDbos,
    area.reportForeignId,
  );
  const silent = async () => err({ kind: 'clinicUnavailable' as const });
  const booking = {
    ...{ codes: area.codes, patients: clinic, withinLimit: area.withinLimit, visitSecrets: area.visitSecrets, keys: testDataKeys },
    directory: { appointmentTypes: silent, doctors: silent },
    availability: { firstFree: silent, inNextDays: silent },
  } as unknown as SiteBooking;
  let browsers = 0;

  async function browserOf({ id: accountId, sessionEpoch }: Account): Promise<Browser> {
    browsers += 1;
    const browserKey = String(browsers).padStart(32, 'b');
    const started = await startSession(accounts, { accountId, sessionEpoch, caller: 'browser', deviceName: 'Firefox', remembered: false });
    if (!started) throw new Error('its sessions were ended');
    const cookies = [...sessionCookies(screenOrigin, started), signInCookie(browserKey, screenOrigin)];
    return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '), browserKey };
  }

  async function visit(route: RouteName, { cookie }: Browser, { query = {}, params = {}, form }: SentToScreen) {
    const url = `${screenOrigin}/pt/${routes[route].pt}?${new URLSearchParams(query)}`;
    const body = form ? new URLSearchParams(form) : null;
    const request = new Request(url, { method: form ? 'POST' : 'GET', headers: { cookie }, body });
    const context = new RouterContextProvider();
    const reported: unknown[] = [];
    context.set(pageContext, {
      ...{ locale: 'pt', path: `/pt/${route}`, resolution: { kind: 'page' }, route, document: undefined, library: createLibrary([]) },
      ...{ booking, account: await openAccount({ services: accounts, area, origin: screenOrigin }, request), origin: screenOrigin },
      ...{ client: '192.0.2.1', now: new Date(), report: (error: unknown) => void reported.push(error) },
    } as unknown as PageContext);
    const screen = (await import(/* @vite-ignore */ new URL(`../../app/${screens[route]}`, import.meta.url).pathname)) as Screen;
    const act = form ? screen.action : screen.loader;
    if (!act) throw new Error(`${route} takes no ${form ? 'form' : 'visit'}`);
    const answer = await act({ context, request, params }).catch((thrown: unknown) => {
      if (thrown instanceof Error) throw thrown;
      return thrown;
    });
    if (reported.length > 0) throw reported[0];
    return read(answer);
  }
  return { fixture, accounts, area, browserOf, visit };
}

export type ScreensUnderTest = Awaited<ReturnType<typeof openAccountScreens>>;

/** As the page sees it: a redirect's address, or everything that is shown. */
async function read(answer: unknown): Promise<{ status: number; shown: string }> {
  if (answer instanceof Response) return { status: answer.status, shown: `${answer.headers.get('location')} ${await answer.text()}` };
  const { data = answer, init } = (answer ?? {}) as { data?: unknown; init?: ResponseInit | null };
  return { status: init?.status ?? 200, shown: JSON.stringify(data) ?? '' };
}
