import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Days are `2027-03-28`, times `10:20:00`, both in Lisbon. */
type Day = string;
type Time = string;

/** The tables of schema `sandbox`: plain, so that anybody may check with psql what the stand-ins were told. */
export type SandboxSchema = {
  clinic_specialties: { id: number; name: string };
  clinic_offices: { id: number; name: string };
  clinic_doctors: { id: number; name: string; clinical_name: string; order_number: string; specialty_id: number };
  clinic_appointment_types: { id: number; description: string; minutes: number };
  clinic_type_doctors: { type_id: number; doctor_id: number };
  clinic_work_hours: { id: GeneratedAlways<number>; doctor_id: number; weekday: number; weeks: Weeks; starts: Time; ends: Time };
  /** Without a doctor the whole clinic is closed. */
  clinic_absences: { id: GeneratedAlways<number>; doctor_id: number | null; first_day: Day; last_day: Day; reason: string };
  clinic_patients: ClinicPatients;
  clinic_appointments: ClinicAppointments;
  payments: Payments;
  /** Money that has arrived, or will at `paid_at`. */
  payment_transactions: {
    id: string;
    payment_id: string;
    amount_cents: number;
    paid_at: Generated<Date>;
    refunded_cents: Generated<number>;
  };
  payment_callbacks: PaymentCallbacks;
  /** `fault` is the rest of it as JSON. */
  payment_faults: { id: GeneratedAlways<number>; operation: string; fault: string; times_left: number | null; probability: number };
  payment_calls: { operation: string; calls: number };
};

export type Weeks = 'every' | 'odd' | 'even';

type ClinicPatients = {
  id: GeneratedAlways<number>;
  title: string | null;
  name: string;
  birth_day: Day;
  ssn: string | null;
  n_sns: string | null;
  n_cc: string | null;
  gender: string;
  vat: string | null;
  profession: string | null;
  nationality: number | null;
  marital_status: number | null;
  contacts: string[];
  source: Generated<'service' | 'seed'>;
  created_at: Generated<Date>;
  updated_at: Date | null;
};

type ClinicAppointments = {
  id: GeneratedAlways<number>;
  office_id: Generated<number>;
  doctor_id: number;
  patient_id: number;
  type_id: number;
  state: string;
  day: Day;
  starts: Time;
  ends: Time;
  slot: GeneratedAlways<string>;
  source: 'service' | 'desk' | 'seed';
  created_at: Generated<Date>;
  unscheduled_at: Date | null;
  unschedule_reason: string | null;
  unschedule_observation: string | null;
};

type Payments = {
  id: string;
  provider: 'easypay' | 'ifthenpay';
  method: 'multibanco' | 'mbway' | 'card';
  order_id: string;
  amount_cents: number;
  entity: string | null;
  reference: string | null;
  /** What the website sent, keys left out, as JSON. */
  asked: ColumnType<unknown, string, string>;
  idempotency_key: string | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
  expired_at: Date | null;
  rejected_at: Date | null;
  reject_status: string | null;
  cancelled_at: Date | null;
};

type PaymentCallbacks = {
  id: GeneratedAlways<number>;
  payment_id: string;
  kind: 'paid' | 'rejected' | 'forged';
  http_method: 'GET' | 'POST';
  path: string;
  body: string | null;
  created_at: Generated<Date>;
  next_at: Date | null;
  attempts: Generated<number>;
  last_status: number | null;
  delivered_at: Date | null;
};
