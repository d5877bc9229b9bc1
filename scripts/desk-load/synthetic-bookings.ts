import { randomInt } from 'node:crypto';
import { newBookingCode } from '@clinic/core/booking/model/booking-code';
import type pg from 'pg';

/** The commonest first. */
const firstNames = `Maria José António Manuel João Ana Francisco Joaquim Luís Carlos Paulo Pedro Rui Fernando Jorge Adelino Albano Alberto
  Álvaro Américo Aníbal Armando Artur Augusto Belmiro Bernardino Célia Cristóvão Deolinda Domingos Eduardo Elísio Ermelinda Fátima Firmino
  Gaspar Gonçalo Henrique Hermínia Inácio Isaura Jacinto Júlio Laurinda Leonel Lúcia Marçal Miguel Nuno Olívia Óscar Raul Sebastião Teófilo
  Tomé Valentim Vítor Xavier Zeferino Zulmira`.split(/\s+/);
const surnames = `Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Jesus Sousa Fernandes Gonçalves Gomes Lopes Marques Alves
  Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho Cruz Cunha Pires
  Ramos Reis Simões Antunes Matos Fonseca Araújo Machado Barbosa Esteves Brandão Camões Quintão Bettencourt Falcão Guimarães Leitão
  Magalhães Noronha Peixoto Queirós Sepúlveda Taveira Urbano Vasconcelos`.split(/\s+/);

/** A skewed choice: of sixty names a few are everybody's. */
const chosen = (names: string) => `(${names}::text[])[1 + floor(60 * pow(random(), 2))::int]`;

/** Five years of a clinic and the coming three months; a fifth booked by somebody else, two thirds with a reference. */
export async function fillBookings(pool: pg.Pool, bookings: number): Promise<void> {
  const codes = new Set<string>();
  while (codes.size < bookings) codes.add(newBookingCode(randomInt));
  const name = `${chosen('$2')} || ' ' || ${chosen('$3')} || ' ' || ${chosen('$3')}`;
  await pool.query(
    `insert into core.bookings (id, code, locale, mode, type_id, type_name, sub_specialty, had_consultation, insured, preferred_doctor_id,
       doctor_id, doctor_name, starts_at, ends_at, patient, booked_by, vat_digest, patient_id, appointment_id, price_cents,
       subject_to_authorisation, submitted_at, booked_at, payment_method)
     select gen_random_uuid(), code, 'pt', 'inPerson', 462, 'Consulta de Urologia', 'other', false, false, 201, 201, 'Dr. António Meireles',
       starts_at, starts_at + interval '20 minutes',
       jsonb_build_object('name', ${name}, 'email', 'paciente' || number % 60000 || '@exemplo.pt', 'phone', (910000000 + number % 60000)::text,
         'birthDate', '1955-02-14', 'gender', 'masculino', 'note', repeat('x', 200)),
       case when number % 5 = 0 then jsonb_build_object('name', ${name}, 'email', 'filha' || number || '@exemplo.pt', 'phone', (930000000 + number)::text) end,
       'digest ' || number, 20000 + number % 60000, 500000 + number, 9000, false, starts_at - interval '9 days', starts_at - interval '9 days', 'multibanco'
     from unnest($1::text[]) with ordinality as given (code, number),
       lateral (select now() - interval '5 years' + number * (interval '5 years 3 months' / $4::float8) as starts_at) as moment`,
    [[...codes], firstNames, surnames, bookings],
  );
  await pool.query(
    `insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at, entity, reference)
     select gen_random_uuid(), id, upper(substr(md5(id::text), 1, 12)), 'easypay', 'multibanco', 9000, starts_at, submitted_at, '11249',
       (100000000 + appointment_id)::text
     from core.bookings where appointment_id % 3 > 0`,
  );
  await pool.query('vacuum analyze core.bookings, core.payments');
}

/**
 * The newest bookings wait for somebody, opened over the last week. Every fiftieth is held by one of two desks, every tenth was put off or
 * waits for its patient, every tenth has a note.
 */
export async function fillWork(pool: pg.Pool, items: number): Promise<void> {
  await pool.query(
    `insert into core.work_items (kind, subject_kind, subject_id, detail, opened_at, due_at)
     select (array['refundDue', 'callPatient', 'wrongAmount', 'clinicRefused', 'letterNotDelivered'])[1 + number % 5], 'booking', id::text, '{}',
       now() - number * interval '1 minute', now() - number * interval '1 minute' + interval '3 days'
     from (select id, row_number() over (order by starts_at desc) as number from core.bookings) as booking where number <= $1`,
    [items],
  );
  await pool.query(
    `insert into core.work_events (id, item_id, kind, by_id, by_name, words)
     select gen_random_uuid(), id, 'claimed', id % 2, 'Rita', '' from core.work_items where id % 50 = 0`,
  );
  await pool.query(
    `insert into core.work_events (id, item_id, kind, by_id, by_name, words, until)
     select gen_random_uuid(), id, case when id % 10 = 7 then 'noted' when id % 20 = 3 then 'snoozed' else 'paused' end, 1, 'Rita', '',
       case when id % 10 <> 7 then now() + interval '5 hours' end
     from core.work_items where id % 10 in (3, 7)`,
  );
  await pool.query('vacuum analyze core.work_items, core.work_events');
}
