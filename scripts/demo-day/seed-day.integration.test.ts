import { bookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { createDatabase } from '@clinic/core/adapters/database/database';
import { readPageViews } from '@clinic/core/adapters/database/figures/page-views';
import { readVainSearches } from '@clinic/core/adapters/database/figures/searches-in-vain';
import { waitingDesk } from '@clinic/core/adapters/database/waiting/waiting-desk';
import { isSubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import { fitsHour } from '@clinic/core/booking/waiting/choose-offers';
import { readDaySheet } from '@clinic/core/desk/day/read-day-sheet';
import { fewestVisitors } from '@clinic/core/desk/management/reading-figures';
import { openFile } from '@clinic/core/desk/open-file';
import { readWorkList } from '@clinic/core/desk/read-work';
import { filledReplies } from '@clinic/core/desk/replies/filled-replies';
import { readOfferable } from '@clinic/core/desk/waiting/offer-by-desk';
import { readWaitingList } from '@clinic/core/desk/waiting/waiting-desk';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayServices } from './day-services.ts';
import { inventedPerson } from './invented-people.ts';
import { demoVisitId, keepBookings } from './keep-booking.ts';
import { seedDay } from './seed-day.ts';
import { seededDay } from './seeded-day.ts';

let day: Awaited<ReturnType<typeof seededDay>>;
let database: typeof day.database;
let services: DayServices;
const now = new Date();
const rita = { id: 1, name: 'Rita' };

beforeAll(async () => {
  day = await seededDay(now);
  ({ database, services } = day);
});
afterAll(() => day.stop());

const read = async (text: string) => (await database.pool.query(text)).rows;

test('the queue has work of many kinds: late, soon due, one with a colleague, one put off after a call', async () => {
  const { lines } = await readWorkList(services.desk, rita, { view: 'all', kind: null }, new Date());
  const kinds = ['contactRequest', 'callBackRequest', 'secondOpinionRequest', 'examRequest', 'internationalRequest', 'complaint'];
  const others = [
    'clinicRefused',
    'wrongAmount',
    'refundDue',
    'letterNotDelivered',
    'letterArrived',
    'formLetterArrived',
    'identityToCheck',
    'erasureRequested',
    'newsletterNotSent',
    'subscribersNotTold',
  ];
  const all = await read('select kind from core.work_items where closed_at is null');
  expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds, ...others, 'callPatient']));
  expect(new Set(lines.map(({ clock }) => clock.state))).toEqual(new Set(['overdue', 'soon', 'onTime']));
  const held = lines.find(({ kind }) => kind === 'internationalRequest');
  expect(held?.claim?.by.name).toBe('Joana Exemplo');
  expect(await read("select kind, outcome from core.work_events where kind in ('called', 'snoozed') order by kind")).toEqual([
    { kind: 'called', outcome: 'noAnswer' },
    { kind: 'snoozed', outcome: null },
  ]);
  const documents = await read('select 1 from core.documents where request_id is not null');
  expect(documents).toHaveLength(1);
});

test('the page of the booking whose letter came back shows which letter, and why', async () => {
  const [{ id }] = await read("select subject_id as id from core.work_items where kind = 'letterNotDelivered'");
  const sent = (await services.desk.file(id))?.sent ?? [];
  expect(sent.filter(({ returned }) => returned?.status === '5.1.1')).toHaveLength(1);
});

test('somebody has answered a letter, from the address with which they booked, and nobody has read it yet', async () => {
  const [{ id }] = await read("select subject_id as id from core.work_items where kind = 'letterArrived' and closed_at is null");
  const file = await openFile(services.desk, rita, id, { now, keys });
  expect(file?.arrived).toMatchObject([{ standing: 'usedToBook', attachments: 1 }]);
  const item = file?.items.find(({ kind }) => kind === 'letterArrived');
  expect(file?.arrived[0]?.arrivedAt).toEqual(item?.openedAt);
  expect(file?.sent.some(({ sentAt }) => sentAt && item && sentAt < item.openedAt)).toBe(true);
});

test('there are ready answers, which a booking of the day fills in without a gap', async () => {
  const replies = await services.desk.replies();
  expect(replies.length).toBeGreaterThanOrEqual(3);
  const [{ id }] = await read('select id from core.bookings where booked_at is not null order by starts_at desc limit 1');
  const booking = await services.booking.store.read(id);
  if (!booking) throw new Error('the booking is there');
  expect(filledReplies(replies, booking, '210 000 000')).toHaveLength(replies.length);
});

test('the sheet of the next working day has visits made on the site among those made by telephone', async () => {
  const { rows } = await database.pool.query<{ starts_at: Date }>(
    "select starts_at from core.bookings where id::text like 'd1000000-0000-4000-8000-000000005%' and starts_at > $1 order by starts_at desc limit 1",
    [now],
  );
  const day = inLisbon(rows[0]?.starts_at ?? now).day;
  const sheet = await readDaySheet({ store: services.desk, clinic: services.booking.clinic }, rita, { day, doctorId: null }, now);
  const onSite = sheet.visits.filter(({ told }) => told !== null);
  expect(onSite.length).toBeGreaterThanOrEqual(6);
  expect(sheet.visits.length).toBeGreaterThan(onSite.length);
  expect(sheet.visits.every(({ standing }) => standing === 'inBook')).toBe(true);
  expect(onSite.every(({ told }) => isSubSpecialty(told?.reason))).toBe(true);
  expect(onSite.some(({ told }) => told?.isFirst) && onSite.some(({ told }) => told?.isInsured)).toBe(true);
});

test('ten weeks are over: paid, given back, not paid, missed, and every form answered', async () => {
  const [sums] = await read(`select count(*)::int as bookings, count(paid_at)::int as paid, count(given_up_at)::int as unpaid,
    count(cancelled_at)::int as cancelled from core.bookings where id::text < 'd1000000-0000-4000-8000-000000005000'`);
  expect(sums.bookings).toBeGreaterThan(200);
  expect(sums.paid).toBeGreaterThan(100);
  expect([sums.unpaid > 3, sums.cancelled > 3]).toEqual([true, true]);
  expect(await read("select 1 from core.attendance_marks where kind = 'missed'")).not.toEqual([]);
  expect(await read('select 1 from core.requests where answered_at > now()')).toEqual([]);
});

test('pages were read, and what five visitors or more looked for in vain has its words; what four did has none', async () => {
  const db = createDatabase(database.pool);
  const [from, until] = [addDays(inLisbon(now).day, -80), addDays(inLisbon(now).day, 1)];
  const pages = await readPageViews(db)(from, until, 20);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages[0]?.views).toBeGreaterThan(1_000);
  const terms = (await readVainSearches(db)(from, until, 20)).map(({ term, visitors }) => [term, visitors >= fewestVisitors]);
  expect(terms).toEqual(
    expect.arrayContaining([
      ['estacionamento', true],
      ['parking', true],
    ]),
  );
  expect(JSON.stringify(terms)).not.toContain('receita exemplo');
});

test('everybody is plainly invented', async () => {
  const people = await read("select distinct patient ->> 'name' as name, patient ->> 'email' as email from core.bookings");
  for (const { name, email } of people)
    expect([name, email]).toEqual([expect.stringContaining('Exemplo'), expect.stringMatching(/@exemplo\.pt$/)]);
});

test('nothing of it is work for the sweep that looks for what stands still', async () => {
  const sweep = bookingSweep(createDatabase(database.pool));
  expect(await sweep.abandonedWork('test')).toEqual([]);
  expect(await sweep.unlistedReviews(new Date(now.getTime() + 7_200_000))).toEqual([]);
});

test('a second start changes nothing', async () => {
  const count = async () => read('select (select count(*) from core.bookings) as bookings, (select count(*) from core.work_items) as work');
  const before = await count();
  await seedDay(services, new Date());
  expect(await count()).toEqual(before);
});

test('four wait for an earlier hour, each for another one; an hour that came back is on offer to one of them', async () => {
  const { waiting: store, desk } = services;
  const sources = { desk: waitingDesk(database.pool, database.dbos, keys), store: desk };
  const list = await readWaitingList(sources, rita, now);
  expect(list.waiting.map(({ booking }) => booking.patient.name)).toEqual([
    ...['Domingos Exemplo', 'Ermelinda Exemplo', 'Quintino Exemplo', 'Inácio Exemplo'],
  ]);
  expect(
    new Set(list.waiting.map(({ entry: { weekdays, dayParts, doctorIds } }) => JSON.stringify([weekdays, dayParts, doctorIds]))).size,
  ).toBe(4);
  for (const { entry, booking } of list.waiting) {
    expect(booking.submittedAt.getTime()).toBeLessThan(entry.joinedAt.getTime());
    expect(entry.joinedAt.getTime()).toBeLessThan(now.getTime());
    expect(booking.startsAt.getTime()).toBeGreaterThan(now.getTime() + 14 * 86_400_000);
  }
  expect(list.open).toMatchObject([{ source: 'released', offers: [{ acceptedAt: null }] }]);
  const [hour] = list.open;
  const released = await services.booking.store.read(demoVisitId(6_200));
  expect(released).toMatchObject({ doctorId: hour?.doctorId, startsAt: hour?.startsAt, cancelledAt: expect.any(Date) });
  const offered = list.waiting.find(({ booking }) => booking.id === hour?.offers[0]?.bookingId);
  expect(offered && hour && fitsHour(offered, hour, now)).toBe(true);
  expect(await readOfferable({ waiting: store, clinic: services.booking.clinic }, list.waiting, now)).not.toEqual([]);
});

test('a visit that draws the code of another one draws again', async () => {
  const [{ code }] = await read('select code from core.bookings limit 1');
  const draws = [code, 'KM47VX'];
  const visit = { patient: inventedPerson(1), startsAt: now, submittedAt: now, doctorId: 201, doctorName: 'Dr. António Meireles' };
  await keepBookings(createDatabase(database.pool), keys, [{ ...visit, id: demoVisitId(9_001) }], [], () => draws.shift() ?? '');
  expect(await services.booking.store.read(demoVisitId(9_001))).toMatchObject({ code: 'KM47VX' });
});
