import { createLibrary } from '@clinic/core/content/library/library';
import type { EventServices } from '@clinic/core/events/register-for-event';
import type { AccountServices } from '@clinic/core/identity/accounts/account-services';
import type { AreaServices } from '@clinic/core/personal-area/area-services';
import type { RequestServices } from '@clinic/core/requests/request-services';
import { data, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { SiteBooking } from '../../app/page-context.ts';
import { createRenderer } from './render-page.ts';

/** A site of one page whose rendering fails, and whose error page fails too. */
const brokenBuild = {
  entry: {
    module: {
      default: () => {
        throw new Error('the reader must not see this');
      },
      handleError: () => {},
    },
  },
  routes: { page: { id: 'page', path: '*', module: { default: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const renderer = (build: ServerBuild) =>
  createRenderer({
    build: async () => build,
    mode: 'production',
    library: () => createLibrary([]),
    searchedInVain: async () => {},
    reachedInWizard: () => {},
    search: { find: async () => ({ how: 'words', pages: [], alsoSought: [] }) },
    booking: {} as SiteBooking,
    requests: {} as RequestServices,
    events: {} as EventServices,
    accounts: {} as AccountServices,
    area: {} as AreaServices,
    origin: 'http://localhost',
    fallbackPhone: '+351 210 000 000',
    gallery: false,
    rehearsal: false,
    entryChunks: [],
    report: () => {},
  });

test.each([
  ['pt', 'Ocorreu um erro ao mostrar a página de erro'],
  ['en', 'An error occurred while showing the error page'],
])('an error inside the error page still gets a page in %s with the phone number, a reference and a way home', async (locale, title) => {
  const render = renderer(brokenBuild);
  const page = await render(new Request(`http://localhost/${locale}/termos`));
  const html = page.bodies.identity.toString();
  expect(page.status).toBe(500);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toContain('tel:+351210000000');
  expect(html).toMatch(/<code>[\w-]{36}<\/code>/);
  expect(html).toContain(`href="/${locale}"`);
  expect(html).not.toContain('must not see');
});

test('a form that is refused because everybody comes at once says when to come back', async () => {
  const draw = (_: Request, status: number) => new Response('<p>busy</p>', { status, headers: { 'content-type': 'text/html' } });
  const action = () => data(null, { status: 503 });
  const busyBuild = {
    ...brokenBuild,
    entry: { module: { default: draw } },
    routes: { page: { id: 'page', path: '*', module: { action, default: () => null } } },
  };
  const request = new Request('http://localhost/pt/termos', { method: 'POST', body: new URLSearchParams() });
  const page = await renderer(busyBuild as unknown as ServerBuild)(request);
  expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
});
