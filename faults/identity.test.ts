import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import type { Submission } from '@clinic/core/booking/form/submit-booking';
import { expect } from 'vitest';
import { freePort } from '../worker/testing/free-port.ts';
import { builtSite } from './harness/built-site.ts';
import { countCodes, waitForCode } from './harness/codes.ts';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { bookingStatusOf, test as inRoom, waitForStatus } from './harness/harness-test.ts';
import { knownAtTheClinic } from './harness/known-at-the-clinic.ts';
import { bookableTimes, visit, type When } from './harness/visits.ts';
import { draftFieldsOf, wizardVisitor } from './harness/wizard-visitor.ts';

/** Two servers of the site and a worker, as in production. */
const test = inRoom.extend('sites', { scope: 'file' }, async ({ harness, workers }) => {
  await builtSite();
  await workers.current();
  const sites = await Promise.all([harness.startSite(), harness.startSite(await freePort())]);
  return sites.map(({ address }) => address) as [string, string];
});

type Person = Submission['patient'];
const origin = (harness: FaultHarness) => harness.settings['SITE_ORIGIN'] ?? '';
const idIn = (location: string): string => /\/resultado\/([0-9a-f-]{36})\./.exec(location)?.[1] ?? '';

/** Through the screens and the code; gives back the booking and everything that was answered on the way. */
async function book(harness: FaultHarness, [first, second]: [string, string], when: When, patient: Person, from?: string) {
  const visitor = wizardVisitor({ site: first, origin: origin(harness), ...(from && { from }) });
  await visitor.fill(draftFieldsOf({ ...visit(when), patient }));
  const before = await countCodes(harness, patient.email);
  const pressed = await visitor.pressLastButton();
  const asked = await visitor.lookAtCode(second);
  const typed = await visitor.typeCode(await waitForCode(harness, patient.email, undefined, before), second);
  const id = idIn(typed.location);
  await eventually(async () => !['received', undefined, null].includes(await bookingStatusOf(harness, id)), 'an outcome');
  const page = await visitor.open(typed.location);
  const status = await bookingStatusOf(harness, id);
  return { id, visitor, status, answers: [pressed, asked, typed, page].map(({ status: code, html }) => `${code} ${wordsOf(html)}`) };
}

/** What a person reads, without what differs between any two bookings: numbers, days, months, ids. */
const masked = (words: string) =>
  words
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}[\w.-]*/g, 'ID')
    // The code of a booking is drawn at random.
    .replaceAll(/\b[0-9A-Z]{3}-[0-9A-Z]{3}\b/g, 'CODE')
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

async function lettersTo({ catcher }: FaultHarness, email: string): Promise<string[]> {
  return (await catcher.mailsTo(email)).map(({ subject }) => masked(subject)).sort();
}

const times = bookableTimes();
const nextWeek = bookableTimes(20);
const other = (): Person => visit(times.next().value).patient;

/** The clinic has known him for long, and he has a visit in the week that the attacker tries. */
async function aVictim(harness: FaultHarness): Promise<{ patient: Person; patientId: number }> {
  const patient = other();
  const patientId = await knownAtTheClinic(harness, patient);
  const near = nextWeek.next().value;
  await harness.control('/clinic/control/desk/appointments', { doctorId: near.doctorId, date: near.date, start: near.time, patientId });
  return { patient, patientId };
}

/** What the attacker gets to see when he uses these details with an e-mail of his own, from the first booking to the last question. */
async function attack(harness: FaultHarness, sites: [string, string], stolen: Person, between: () => Promise<unknown>) {
  const own = { ...stolen, email: other().email, phone: other().phone };
  const hasLetters = (count: number, beginning: string) =>
    eventually(
      async () => (await lettersTo(harness, own.email)).filter((subject) => subject.startsWith(beginning)).length === count,
      beginning,
    );
  const first = await book(harness, sites, nextWeek.next().value, own);
  await hasLetters(1, 'Consulta marcada');
  await cancelBooking(harness.store, first.id, 0);
  await waitForStatus(harness, first.id, 'cancelled');
  await between();
  const asking = wizardVisitor({ site: sites[0], origin: origin(harness) });
  const known = await asking.askToBeKnown(own.email, stolen.birthDate.split('-'));
  const codePage = await asking.lookAtCode(sites[1]);
  const near = await book(harness, sites, nextWeek.next().value, own);
  await hasLetters(2, 'Consulta marcada');
  await hasLetters(1, 'Consulta cancelada');
  return {
    statuses: [first.status, near.status],
    answers: [...first.answers, `${known.status} ${known.location}`, wordsOf(codePage.html), ...near.answers],
    letters: await lettersTo(harness, own.email),
  };
}

const stolen: [what: string, of: (victim: Person, own: Person) => Person][] = [
  ['his NIF', (victim, own) => ({ ...own, vat: victim.vat })],
  ['his NIF, name and birth date', (victim) => ({ ...victim })],
];

test.for(stolen)('whoever knows %s sees and learns nothing of him, and he books as usual', async ([, detailsOf], { harness, sites }) => {
  const { patient: victim, patientId } = await aVictim(harness);
  const mine = other();
  const nobody = other();
  const usual = await attack(harness, sites, detailsOf(nobody, mine), async () => undefined);
  const seen = await attack(harness, sites, detailsOf(victim, mine), async () => {
    // Between the two the victim himself books, in the very week, and is booked.
    const own = await book(harness, sites, nextWeek.next().value, victim);
    expect(own.status).toBe('scheduled');
    expect((await harness.store.read(own.id))?.patientId).toBe(patientId);
  });
  expect(seen).toEqual(usual);
  expect(usual.statuses).toEqual(['scheduled', 'scheduled']);
  // No code ever went to the attacker but those for his own bookings.
  expect(seen.letters.filter((subject) => subject.startsWith('O seu código'))).toHaveLength(2);
});

test('nor does a second booking with and without the NIF tell whether there is such a patient', async ({ harness, sites }) => {
  const twice = async (person: Person) => {
    const own = { ...person, email: other().email };
    const first = await book(harness, sites, nextWeek.next().value, own);
    const second = await book(harness, sites, nextWeek.next().value, { ...own, vat: null });
    return [first, second].map(({ status, answers }) => [status, ...answers]);
  };
  const { patient: victim } = await aVictim(harness);
  const seen = await twice(victim);
  expect(seen).toEqual(await twice(other()));
  expect(seen.map(([status]) => status)).toEqual(['scheduled', 'conflict']);
});

test('a stranger’s visit in the owner’s record does not shut the owner out, and the desk hears of it', async ({ harness, sites }) => {
  const { patient: victim, patientId } = await aVictim(harness);
  const strangers = await book(harness, sites, nextWeek.next().value, { ...victim, email: other().email });
  expect((await harness.store.read(strangers.id))?.patientId).toBe(patientId);
  const own = await book(harness, sites, nextWeek.next().value, victim);
  expect(own.status).toBe('scheduled');
  const { rows } = await harness.pool.query<{ kind: string }>('select kind from core.work_items where subject_id = any($1)', [
    [strangers.id, own.id],
  ]);
  expect(rows.map(({ kind }) => kind)).toContain('nearbyVisit');
  await eventually(
    async () => (await lettersTo(harness, victim.email)).includes('Alguém pediu uma consulta em seu nome'),
    'the owner is told at the contact that the clinic has',
  );
});

test('twelve tries with a victim’s e-mail make no booking, and the victim still gets in', async ({ harness, sites }) => {
  const victim = other();
  const from = '127.200.0.1';
  const answers: number[] = [];
  for (let time = 0; time < 12; time++) {
    const stranger = wizardVisitor({ site: sites[time % 2] ?? sites[0], origin: origin(harness), from });
    await stranger.fill(draftFieldsOf({ ...visit(times.next().value), patient: { ...other(), email: victim.email } }));
    answers.push((await stranger.pressLastButton()).status);
  }
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(3);
  const made = await harness.pool.query(`select from core.bookings where patient->>'email' = $1`, [victim.email]);
  expect(made.rowCount).toBe(0);
  await eventually(
    async () => (await countCodes(harness, victim.email)) === answers.filter((status) => status === 303).length,
    'their codes are sent',
  );
  expect((await book(harness, sites, times.next().value, victim)).status).toBe('scheduled');
});

test('strangers who use up a contact’s codes leave the owner his: on the device he used before, and on a new one', async ({
  harness,
  sites,
}) => {
  const owner = other();
  const { visitor: device } = await book(harness, sites, times.next().value, owner);
  const ask = async (number: number) => {
    const stranger = wizardVisitor({ site: sites[0], origin: origin(harness), from: `127.201.0.${1 + (number % 3)}` });
    return (await stranger.askToBeKnown(owner.email, ['1950', '01', '01'])).status;
  };
  const answers: number[] = [];
  for (let number = 0; number < 20; number++) answers.push(await ask(number));
  expect(answers.at(-1)).toBe(429);
  expect((await device.askToBeKnown(owner.email, owner.birthDate.split('-'))).status).toBe(303);
  const newDevice = wizardVisitor({ site: sites[1], origin: origin(harness) });
  expect((await newDevice.askToBeKnown(owner.email, owner.birthDate.split('-'))).status).toBe(303);
});
