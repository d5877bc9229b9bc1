import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence sandbox.payment_references as int minvalue 1 maxvalue 9999999 cycle;
    create table sandbox.payments (
      id text primary key,
      provider text not null check (provider in ('easypay', 'ifthenpay')),
      method text not null check (method in ('multibanco', 'mbway')),
      order_id text not null, amount_cents int not null check (amount_cents > 0), entity text, reference text,
      asked jsonb not null, idempotency_key text,
      created_at timestamptz not null default now(), expires_at timestamptz,
      expired_at timestamptz, rejected_at timestamptz, reject_status text, cancelled_at timestamptz);
    create unique index payments_idempotency on sandbox.payments (provider, idempotency_key);
    create index on sandbox.payments (provider, order_id);
    create table sandbox.payment_transactions (
      id text primary key, payment_id text not null references sandbox.payments on delete cascade,
      amount_cents int not null check (amount_cents > 0), paid_at timestamptz not null default now(),
      refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents));
    create index on sandbox.payment_transactions (payment_id);
  `.execute(db);
  await createControls(db);
}

// A callback without next_at waits for somebody to send it: it is held back, given up, or has arrived.
async function createControls(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox.payment_callbacks (
      id int generated always as identity primary key, payment_id text not null references sandbox.payments on delete cascade,
      kind text not null check (kind in ('paid', 'rejected', 'forged')), http_method text not null, path text not null, body text,
      created_at timestamptz not null default now(), next_at timestamptz, attempts int not null default 0,
      last_status int, delivered_at timestamptz);
    create index on sandbox.payment_callbacks (next_at) where next_at is not null;
    create table sandbox.payment_faults (
      id int generated always as identity primary key, operation text not null, fault jsonb not null,
      times_left int, probability real not null default 1);
    create table sandbox.payment_calls (operation text primary key, calls int not null);
  `.execute(db);
}
