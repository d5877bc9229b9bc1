import type { PatientAnswers } from '@clinic/core/booking/model/booking';

/** A patient of the sandbox's clinic: see `knownPatient` there. */
export const linkedEmail = 'joaquim@exemplo.pt';

/** The clinic gets her record with her first booking; the account is not linked to it yet. */
export const maria: PatientAnswers = {
  name: 'Maria Exemplo',
  email: 'maria@exemplo.pt',
  phone: '910000002',
  birthDate: '1966-06-21',
  gender: 'feminino',
  vat: null,
  nSNS: null,
  nCC: null,
  profession: '',
  note: '',
};

/** Joaquim books for her, too. */
export const rosa = { name: 'Rosa Exemplo', birthDate: '1934-05-09', relation: 'parent' } as const;

/** Fixed, so that a second start finds what the first made. */
export const demoBookingIds = {
  prepared: 'd0000000-0000-4000-8000-000000000001',
  toPay: 'd0000000-0000-4000-8000-000000000002',
  cancelled: 'd0000000-0000-4000-8000-000000000003',
  paid: 'd0000000-0000-4000-8000-000000000004',
  notLinked: 'd0000000-0000-4000-8000-000000000005',
};
