import type { FaultHarness } from '../harness/fault-harness.ts';
import { mailKindOf } from '../harness/outside-state.ts';
import type { Story } from './patients.ts';

type Appointment = { name: string; doctor_id: number; day: string; starts: string };
const slotOf = (doctorId: number, day: string, time: string) => `${doctorId} ${day} ${time.slice(0, 5)}`;

/** Holds the patients' own stories against the clinic's book, the provider's books and the letterbox: plain SQL, none of our code. */
export async function audit(harness: FaultHarness, stories: Story[]) {
  const book = await harness.clinicBook.query<Appointment>(
    `select p.name, a.doctor_id, a.day::text, a.starts::text from sandbox.clinic_appointments a
     join sandbox.clinic_patients p on p.id = a.patient_id where a.unscheduled_at is null and p.source = 'service'`,
  );
  const records = await harness.clinicBook.query<{ name: string }>(`select name from sandbox.clinic_patients where source = 'service'`);
  const letters = await lettersByAddress(harness);
  const bookOf = Map.groupBy(book.rows, ({ name }) => name);
  const inTheBook = ({ name }: Story) => (bookOf.get(name) ?? []).map((row) => slotOf(row.doctor_id, row.day, row.starts));
  const handed = stories.filter(({ email }) => letters.get(email)?.includes('needsPerson'));
  const known = new Set(stories.map(({ name }) => name));
  return {
    visits: book.rows.map(({ name }) => name),
    handedToAPerson: handed.map(describe),
    lost: stories.filter((story) => story.lastWord && !handed.includes(story) && inTheBook(story).length === 0).map(describe),
    double: [
      ...stories.filter((story) => inTheBook(story).length > 1).map(describe),
      ...[...Map.groupBy(records.rows, ({ name }) => name)].filter(([, same]) => same.length > 1).map(([name]) => `two records of ${name}`),
    ],
    wrongTime: stories
      .filter((story) => {
        const [found] = handed.includes(story) ? [] : inTheBook(story);
        const { lastWord } = story;
        return found !== undefined && found !== (lastWord && slotOf(lastWord.doctorId, lastWord.date, lastWord.time));
      })
      .map(describe),
    nobodys: book.rows.filter(({ name }) => !known.has(name)).map(({ name }) => name),
    stuckSlots: await stuckSlots(harness, new Set(book.rows.map((row) => slotOf(row.doctor_id, row.day, row.starts)))),
    paidForNothing: await paidForNothing(harness, stories, new Set(book.rows.map(({ name }) => name))),
    wrongLetters: stories
      .filter((story) => !handed.includes(story))
      .flatMap((story) => wrongLetters(story, letters.get(story.email) ?? [])),
  };
}

const describe = ({ kind, name, visits }: Story) => `${kind} ${name} ${visits.map(({ id }) => id).join(' → ')}`;

/** Kept from others by us, while the clinic has nobody there. */
async function stuckSlots({ pool }: FaultHarness, booked: Set<string>): Promise<string[]> {
  const { rows } = await pool.query<{ booking_id: string; doctor_id: number; clock: string }>(
    `select booking_id, doctor_id, to_char(lower(slot) at time zone 'Europe/Lisbon', 'YYYY-MM-DD HH24:MI') as clock
     from core.slot_holds where state <> 'released'`,
  );
  return rows
    .filter(({ doctor_id, clock }) => !booked.has(`${doctor_id} ${clock}`))
    .map(({ booking_id, clock }) => `${booking_id} ${clock}`);
}

async function paidForNothing(harness: FaultHarness, stories: Story[], seen: Set<string>): Promise<string[]> {
  const money = await harness.clinicBook.query<{ id: string; order_id: string }>(
    'select t.id, p.order_id from sandbox.payment_transactions t join sandbox.payments p on p.id = t.payment_id',
  );
  const ours = await harness.pool.query<{ order_id: string; booking_id: string }>('select order_id, booking_id from core.payments');
  const refunds = new Set((await harness.pool.query('select transaction_id from core.refund_tasks')).rows.map((row) => row.transaction_id));
  const bookingOf = new Map(ours.rows.map((row) => [row.order_id, row.booking_id]));
  const nameOf = new Map(stories.flatMap(({ name, visits }) => visits.map(({ id }) => [id, name] as const)));
  return money.rows
    .filter(({ id, order_id }) => !refunds.has(id) && !seen.has(nameOf.get(bookingOf.get(order_id) ?? '') ?? ''))
    .map(({ order_id }) => order_id);
}

async function lettersByAddress({ catcher }: FaultHarness): Promise<Map<string, string[]>> {
  const unique = new Map((await catcher.mails()).map((mail) => [mail.headers['message-id'], mail]));
  const grouped = Map.groupBy(unique.values(), ({ to }) => to[0]?.address ?? '');
  return new Map([...grouped].map(([address, mails]) => [address, mails.map(({ subject }) => mailKindOf(subject))]));
}

const due: Record<Story['kind'], string> = {
  atClinic: 'scheduled',
  multibanco: 'confirmed',
  mbway: 'confirmed',
  unheard: 'confirmed',
  unpaid: 'notPaid',
  cancelled: 'cancelled',
  moved: 'moved',
};
/** These may have been written before the last word; none of them twice. */
const may = ['received', 'paymentDetails', 'scheduled'];

function wrongLetters(story: Story, all: string[]): string[] {
  const wanted = due[story.kind];
  // Whoever booked at the site was sent a code, and another if he pressed again.
  const found = story.atTheSite ? all.filter((kind) => kind !== 'code') : all;
  const rest = found.filter((kind) => kind !== wanted);
  const isRight = found.length - rest.length === 1 && new Set(rest).size === rest.length && rest.every((kind) => may.includes(kind));
  return isRight ? [] : [`${describe(story)}: ${found.join(', ') || 'none'}`];
}
