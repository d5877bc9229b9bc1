import type { BookingDesk } from '@clinic/core/booking/booking-desk';
import { createLibrary } from '@clinic/core/content/library/library';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
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

test.each([
  ['pt', 'Ocorreu um erro ao mostrar a página de erro'],
  ['en', 'An error occurred while showing the error page'],
])('an error inside the error page still gets a page in %s with the phone number, a reference and a way home', async (locale, title) => {
  const render = createRenderer({
    build: async () => brokenBuild,
    mode: 'production',
    library: () => createLibrary([]),
    search: { find: async () => ({ how: 'words', pages: [], alsoSought: [] }) },
    booking: {} as BookingDesk,
    origin: 'http://localhost',
    fallbackPhone: '+351 210 000 000',
    gallery: false,
    rehearsal: false,
    report: () => {},
  });
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
