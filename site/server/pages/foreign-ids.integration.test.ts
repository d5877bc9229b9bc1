import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens } from '../../app/screens.ts';
import { readCall } from '../endpoints/account-api/account-call.ts';
import { apiEndpoints } from '../endpoints/account-api/api-endpoints.ts';
import { type FamilyMember, familyAndNamesake, proveOwnRecord, settleFamily, stateOfAll } from '../testing/account-family.ts';
import { openAccountScreens, type ScreensUnderTest, type SentToScreen, screenOrigin } from '../testing/account-screens.ts';
import { type AccountRoute, apiSweep, apiWords, type IdAttempt, idFields, otherFields, screenSweep } from '../testing/id-sweep.ts';

let site: ScreensUnderTest;
let people: Map<string, FamilyMember>;
beforeAll(async () => {
  site = await openAccountScreens();
  people = await settleFamily(site);
});
afterAll(() => site.fixture.close());

const taken = () => site.fixture.foreignIds.splice(0);
const pairs = familyAndNamesake.flatMap((one) =>
  familyAndNamesake.filter((other) => other !== one).map((other) => [one.name, other.name] as const),
);
const named = (name: string): FamilyMember => people.get(name) as FamilyMember;

test.each(pairs)('%s tries every id of %s on every screen: nothing is seen or changed, each try is in the log', async (who, whose) => {
  const [stranger, owner] = [named(who), named(whose)];
  await proveOwnRecord(site, stranger);
  taken();
  const before = await stateOfAll(site);
  for (const [route, attempts] of Object.entries(screenSweep) as [AccountRoute, IdAttempt[]][])
    for (const { what, send } of attempts) {
      const sent = send(owner.owns);
      const { shown } = await site.visit(route, stranger.browser, sent);
      const said = `${route} ${JSON.stringify(sent)}`;
      expect(taken(), said).toEqual([{ accountId: stranger.account.id, what }]);
      for (const mark of owner.owns.marks) expect(shown, said).not.toContain(mark);
    }
  expect(await stateOfAll(site)).toBe(before);
});

test.each(pairs)('%s opens every screen without an id: nothing of %s stands there', async (who, whose) => {
  const [{ browser }, { owns }] = [named(who), named(whose)];
  for (const route of [
    'personalArea',
    'visitHistory',
    'profile',
    'people',
    'papers',
    'symptoms',
    'accountSafety',
    'accountPrivacy',
  ] as const) {
    const { shown } = await site.visit(route, browser, {});
    for (const mark of owns.marks) expect(shown, route).not.toContain(mark);
  }
  expect(taken()).toEqual([]);
});

test.each(pairs)('%s tries the ids of %s on every verb of the API: refused, and in the log', async (who, whose) => {
  const [stranger, owner] = [named(who), named(whose)];
  const before = await stateOfAll(site);
  for (const endpoint of apiEndpoints)
    for (const { what, body } of apiSweep[endpoint.path]?.(stranger, owner) ?? []) {
      const request = new Request(screenOrigin, { headers: { authorization: `Bearer ${stranger.bearer}` } });
      const circumstances = { origin: screenOrigin, clinicName: 'Clínica', client: '192.0.2.1', locale: 'pt', cookies: [] } as const;
      const call = readCall({ ...circumstances, cookies: [], services: site.accounts, area: site.area, request, body });
      expect(await endpoint.answer(call, body)).toHaveProperty('trouble');
      expect(taken()).toEqual([{ accountId: stranger.account.id, what }]);
    }
  expect(await stateOfAll(site)).toBe(before);
});

/** Names of all fields that the code of the account's screens reads from a form or an address. */
function fieldsRead(): string[] {
  const app = `${import.meta.dirname}/../../app`;
  const routeFiles = Object.keys(screenSweep).map((route) => `${app}/${screens[route as AccountRoute]}`);
  const helpers = globSync(`${app}/{account,area}/**/*.server.ts`);
  const code = [...new Set([...routeFiles, ...helpers])].map((file) => readFileSync(file, 'utf8')).join('\n');
  const read = /(?:(?:form|searchParams|query)\.(?:get|has)|\b(?:text|named))\('([\w-]+)'|typed\['([\w-]+)'\]/g;
  return [...new Set([...code.matchAll(read)].map(([, one, other]) => one ?? other ?? ''))];
}

test('no screen takes a field, and no verb of the API a parameter, that this sweep does not know', () => {
  const known = [...idFields, ...otherFields];
  expect(fieldsRead().filter((name) => !known.includes(name))).toEqual([]);
  const sent = Object.values(screenSweep).flatMap((attempts) =>
    attempts.flatMap(({ send }) => {
      const { query = {}, form = {} } = send(named('father').owns);
      return Object.keys({ ...query, ...form });
    }),
  );
  expect(
    idFields.filter((name) => !sent.includes(name)),
    'each id is tried',
  ).toEqual([]);
  for (const { path, body } of apiEndpoints) {
    const ids = Object.keys(body.shape).filter((name) => !apiWords.includes(name));
    const tried = apiSweep[path]?.(named('father'), named('son')) ?? [];
    for (const id of ids)
      expect(
        tried.some((each) => id in each.body),
        `${path} ${id}`,
      ).toBe(true);
  }
});

test('to its owner each id opens what it names, and nothing is logged', async () => {
  const { browser, owns } = named('father');
  await proveOwnRecord(site, named('father'));
  const once = new Set(['removePerson', 'removeScore', 'endDevice', 'removePasskey']);
  const all = (Object.entries(screenSweep) as [AccountRoute, IdAttempt[]][]).flatMap(([route, attempts]) =>
    attempts.map(({ send }) => ({ route, sent: send(owns) })),
  );
  const isLast = ({ sent }: { sent: SentToScreen }) => once.has(sent.form?.['go'] ?? '');
  // There is no invoice program here, so nobody has an invoice.
  const theirs = all.filter(({ sent }) => sent.params?.['tipo'] !== 'fatura').toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  for (const { route, sent } of theirs) {
    await site.visit(route, browser, sent);
    expect(taken(), `${route} ${JSON.stringify(sent)}`).toEqual([]);
  }
});
