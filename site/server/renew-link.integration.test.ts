import { createDatabase } from '@clinic/core/adapters/database/database';
import { rateLimiter } from '@clinic/core/adapters/database/rate-limiter';
import { pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { limits } from '@clinic/core/limits/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisit, tokenOf } from '../app/booking/visit/open-visit.server.ts';
import { sendVisit } from '../app/booking/visit/send-visit.server.ts';
import type { PageContext } from '../app/page-context.ts';
import { openVisitPages, visitOrigin, visitSecret } from './testing/visit-pages.ts';

let setup: Awaited<ReturnType<typeof openVisitPages>>;
let page: PageContext;
beforeAll(async () => {
  setup = await openVisitPages();
  const withinLimit = rateLimiter(createDatabase(setup.sitePool), { secret: visitSecret, visitorsPerAddress: 1 });
  page = { ...setup.page, booking: { ...setup.page.booking, withinLimit } };
});
afterAll(() => setup.close());

/** By the link that its last letter carried: the status of the answer. */
async function renew(id: string): Promise<number | undefined> {
  const booking = await setup.store.read(id);
  if (!booking) throw new Error('it was made');
  const asked = { token: tokenOf(page, booking), request: new Request(visitOrigin) };
  await openVisit(page, asked);
  const form = new FormData();
  form.set('intent', 'renew');
  const answer: unknown = await sendVisit(page, asked, form).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.status : (answer as { init?: { status?: number } }).init?.status;
}
const lettersOf = async (id: string) =>
  (await setup.pool.query('select from dbos.workflow_status where workflow_uuid like $1', [`tell-${id}-newLink-%`])).rowCount;

test('a link is renewed three times a day; once more says so, sends nothing and leaves the link as it is', async () => {
  const [id, other] = [await pendingVisit(setup.store, []), await pendingVisit(setup.store, [])];
  const most = limits.linkRenewalsPerBooking.uses;
  expect(most).toBe(3);
  for (let time = 0; time < most; time++) expect(await renew(id)).toBe(303);
  expect(await renew(id)).toBe(429);
  expect(await lettersOf(id)).toBe(most);
  expect((await setup.store.read(id))?.linkVersion).toBe(most);
  expect(await renew(other), 'whoever has another visit renews its link').toBe(303);
});

test('a visit that was cancelled has the same limit', async () => {
  const id = await pendingVisit(setup.store, [], {}, { cancelledAt: new Date() });
  const statuses = [];
  for (let time = 0; time < 5; time++) statuses.push(await renew(id));
  expect(statuses).toEqual([303, 303, 303, 429, 429]);
  expect(await lettersOf(id)).toBe(3);
});
