import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The row is written before the provider is called: a request without an answer can still be asked about.
  await sql`
    create table core.payments (
      id uuid primary key,
      booking_id uuid not null references core.bookings,
      order_id text not null unique check (length(order_id) <= 15),
      provider text not null,
      method text not null check (method in ('multibanco', 'mbway')),
      amount_cents integer not null check (amount_cents > 0),
      expires_at timestamptz not null,
      requested_at timestamptz not null,
      accepted_at timestamptz,
      provider_id text,
      entity text,
      reference text,
      answer_by timestamptz,
      ended_at timestamptz,
      end_kind text,
      paid_at timestamptz,
      transaction_id text,
      paid_cents integer,
      last_asked_at timestamptz,
      unique (provider, transaction_id)
    )`.execute(db);
  await sql`create index payments_by_booking on core.payments (booking_id)`.execute(db);
  await sql`create index payments_by_provider_id on core.payments (provider, provider_id)`.execute(db);
  await sql`create index payments_open on core.payments (last_asked_at) where ended_at is null and paid_at is null`.execute(db);
  await sql`
    create table core.refund_tasks (
      id bigint generated always as identity primary key,
      booking_id uuid not null references core.bookings,
      payment_id uuid not null references core.payments,
      transaction_id text not null,
      amount_cents integer not null check (amount_cents > 0),
      reason text not null,
      created_at timestamptz not null,
      refunded_at timestamptz,
      refunded_by text,
      unique (payment_id, transaction_id)
    )`.execute(db);
}
