import { cancelBooking } from '@clinic/core/booking/cancel-booking';
import type { Submission } from '@clinic/core/booking/submit-booking';
import { expect } from 'vitest';
import { freePort } from '../worker/testing/free-port.ts';
import { builtSite } from './room/built-site.ts';
import type { ClinicRoom } from './room/clinic-room.ts';
import { codeFor, countCodes } from './room/codes.ts';
import { eventually } from './room/eventually.ts';
import { knownAtTheClinic } from './room/known-at-the-clinic.ts';
import { becomes, test as inRoom, statusOf } from './room/room-test.ts';
import { freeTimes, visit, type When } from './room/visits.ts';
import { answersOf, wizardVisitor } from './room/wizard-visitor.ts';

/** Two servers of the site and a worker, as in production. */
const test = inRoom.extend('sites', { scope: 'file' }, async ({ room, workers }) => {
  await builtSite();
  await workers.current();
  const sites = await Promise.all([room.startSite(), room.startSite(await freePort())]);
  return sites.map(({ address }) => address) as [string, string];
});

type Person = Submission['patient'];
const origin = (room: ClinicRoom) => room.settings['SITE_ORIGIN'] ?? '';
const idIn = (location: string): string => /\/resultado\/([0-9a-f-]{36})\./.exec(location)?.[1] ?? '';

/** Through the screens and the code; gives back the booking and everything that was answered on the way. */
async function book(room: ClinicRoom, [first, second]: [string, string], when: When, patient: Person, from?: string) {
  const visitor = wizardVisitor({ site: first, origin: origin(room), ...(from && { from }) });
  await visitor.fill(answersOf({ ...visit(when), patient }));
  const before = await countCodes(room, patient.email);
  const pressed = await visitor.pressLastButton();
  const asked = await visitor.lookAtCode(second);
  const typed = await visitor.typeCode(await codeFor(room, patient.email, undefined, before), second);
  const id = idIn(typed.location);
  await eventually(async () => !['received', undefined, null].includes(await statusOf(room, id)), 'an outcome');
  const page = await visitor.open(typed.location);
  const status = await statusOf(room, id);
  return { id, visitor, status, answers: [pressed, asked, typed, page].map(({ status: code, html }) => `${code} ${wordsOf(html)}`) };
}

/** What a person reads, without what differs between any two bookings: numbers, days, months, ids. */
const masked = (words: string) =>
  words
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}[\w.-]*/g, 'ID')
    .replaceAll(/(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:seg|ter|qua|qui|sex)(?= \d)/gi, 'DAY')
    .replaceAll(/janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro/gi, 'MONTH')
    .replaceAll(/\d+/g, '#');
const wordsOf = (html: string) =>
  masked(
    (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '')
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' '),
  );

async function lettersTo({ catcher }: ClinicRoom, email: string): Promise<string[]> {
  return (await catcher.mailsTo(email)).map(({ subject }) => masked(subject)).sort();
}

const times = freeTimes();
const nextWeek = freeTimes(20);
const other = (): Person => visit(times.next().value).patient;

/** The clinic has known him for long, and he has a visit in the week that the attacker tries. */
async function aVictim(room: ClinicRoom): Promise<{ patient: Person; patientId: number }> {
  const patient = other();
  const patientId = await knownAtTheClinic(room, patient);
  const near = nextWeek.next().value;
  await room.control('/clinic/control/desk/appointments', { doctorId: near.doctorId, date: near.date, start: near.time, patientId });
  return { patient, patientId };
}

/** What the attacker gets to see when he uses these details with an e-mail of his own, from the first booking to the last question. */
async function attack(room: ClinicRoom, sites: [string, string], stolen: Person, between: () => Promise<unknown>) {
  const own = { ...stolen, email: other().email, phone: other().phone };
  const hasLetters = (count: number, beginning: string) =>
    eventually(
      async () => (await lettersTo(room, own.email)).filter((subject) => subject.startsWith(beginning)).length === count,
      beginning,
    );
  const first = await book(room, sites, nextWeek.next().value, own);
  await hasLetters(1, 'Consulta marcada');
  await cancelBooking(room.store, first.id, 0);
  await becomes(room, first.id, 'cancelled');
  await between();
  const asking = wizardVisitor({ site: sites[0], origin: origin(room) });
  const known = await asking.askToBeKnown(own.email, stolen.birthDate.split('-'));
  const codePage = await asking.lookAtCode(sites[1]);
  const near = await book(room, sites, nextWeek.next().value, own);
  await hasLetters(2, 'Consulta marcada');
  await hasLetters(1, 'Consulta cancelada');
  return {
    statuses: [first.status, near.status],
    answers: [...first.answers, `${known.status} ${known.location}`, wordsOf(codePage.html), ...near.answers],
    letters: await lettersTo(room, own.email),
  };
}

const stolen: [what: string, of: (victim: Person, own: Person) => Person][] = [
  ['his NIF', (victim, own) => ({ ...own, vat: victim.vat })],
  ['his NIF, name and birth date', (victim) => ({ ...victim })],
];

test.for(stolen)('whoever knows %s sees and learns nothing of him, and he books as usual', async ([, detailsOf], { room, sites }) => {
  const { patient: victim, patientId } = await aVictim(room);
  const mine = other();
  const nobody = other();
  const usual = await attack(room, sites, detailsOf(nobody, mine), async () => undefined);
  const seen = await attack(room, sites, detailsOf(victim, mine), async () => {
    // Between the two the victim himself books, in the very week, and is booked.
    const own = await book(room, sites, nextWeek.next().value, victim);
    expect(own.status).toBe('scheduled');
    expect((await room.store.read(own.id))?.patientId).toBe(patientId);
  });
  expect(seen).toEqual(usual);
  expect(usual.statuses).toEqual(['scheduled', 'scheduled']);
  // No code ever went to the attacker but those for his own bookings.
  expect(seen.letters.filter((subject) => subject.startsWith('O seu código'))).toHaveLength(2);
});

test('nor does a second booking with and without the NIF tell whether there is such a patient', async ({ room, sites }) => {
  const twice = async (person: Person) => {
    const own = { ...person, email: other().email };
    const first = await book(room, sites, nextWeek.next().value, own);
    const second = await book(room, sites, nextWeek.next().value, { ...own, vat: null });
    return [first, second].map(({ status, answers }) => [status, ...answers]);
  };
  const { patient: victim } = await aVictim(room);
  const seen = await twice(victim);
  expect(seen).toEqual(await twice(other()));
  expect(seen.map(([status]) => status)).toEqual(['scheduled', 'conflict']);
});

test('a stranger’s visit in the owner’s record does not shut the owner out, and the desk hears of it', async ({ room, sites }) => {
  const { patient: victim, patientId } = await aVictim(room);
  const strangers = await book(room, sites, nextWeek.next().value, { ...victim, email: other().email });
  expect((await room.store.read(strangers.id))?.patientId).toBe(patientId);
  const own = await book(room, sites, nextWeek.next().value, victim);
  expect(own.status).toBe('scheduled');
  const { rows } = await room.pool.query<{ kind: string }>('select kind from core.work_items where subject_id = any($1)', [
    [strangers.id, own.id],
  ]);
  expect(rows.map(({ kind }) => kind)).toContain('nearbyVisit');
  await eventually(
    async () => (await lettersTo(room, victim.email)).includes('Alguém pediu uma consulta em seu nome'),
    'the owner is told at the contact that the clinic has',
  );
});

test('twelve tries with a victim’s e-mail make no booking, and the victim still gets in', async ({ room, sites }) => {
  const victim = other();
  const from = '127.200.0.1';
  const answers: number[] = [];
  for (let time = 0; time < 12; time++) {
    const stranger = wizardVisitor({ site: sites[time % 2] ?? sites[0], origin: origin(room), from });
    await stranger.fill(answersOf({ ...visit(times.next().value), patient: { ...other(), email: victim.email } }));
    answers.push((await stranger.pressLastButton()).status);
  }
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(3);
  const made = await room.pool.query(`select from core.bookings where patient->>'email' = $1`, [victim.email]);
  expect(made.rowCount).toBe(0);
  await eventually(
    async () => (await countCodes(room, victim.email)) === answers.filter((status) => status === 303).length,
    'their codes are sent',
  );
  expect((await book(room, sites, times.next().value, victim)).status).toBe('scheduled');
});

test('strangers who use up a contact’s codes leave the owner his: on the device he used before, and on a new one', async ({
  room,
  sites,
}) => {
  const owner = other();
  const { visitor: device } = await book(room, sites, times.next().value, owner);
  const ask = async (number: number) => {
    const stranger = wizardVisitor({ site: sites[0], origin: origin(room), from: `127.201.0.${1 + (number % 3)}` });
    return (await stranger.askToBeKnown(owner.email, ['1950', '01', '01'])).status;
  };
  const answers: number[] = [];
  for (let number = 0; number < 20; number++) answers.push(await ask(number));
  expect(answers.at(-1)).toBe(429);
  expect((await device.askToBeKnown(owner.email, owner.birthDate.split('-'))).status).toBe(303);
  const newDevice = wizardVisitor({ site: sites[1], origin: origin(room) });
  expect((await newDevice.askToBeKnown(owner.email, owner.birthDate.split('-'))).status).toBe(303);
});
