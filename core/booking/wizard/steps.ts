import type { RouteName } from '../../addresses/route-table.ts';

/** The wizard, one question to a screen, in the order of asking. */
export const steps = ['mode', 'type', 'specialty', 'professional', 'insurance', 'slot', 'details', 'payment', 'check'] as const;
export type Step = (typeof steps)[number];
/** `check` asks nothing new. */
export type Question = Exclude<Step, 'check'>;

export const stepRoutes = {
  mode: 'wizard',
  type: 'wizardType',
  specialty: 'wizardSpecialty',
  professional: 'wizardProfessional',
  insurance: 'wizardInsurance',
  slot: 'wizardSlot',
  details: 'wizardDetails',
  payment: 'wizardPayment',
  check: 'wizardCheck',
} as const satisfies Record<Step, RouteName>;

export const stepOfRoute = (route: RouteName | undefined): Step | undefined => steps.find((step) => stepRoutes[step] === route);

/** Every field a screen may send; whatever else arrives is not kept. */
export const fieldsOf = {
  mode: ['mode'],
  type: ['typeId'],
  specialty: ['subSpecialty'],
  professional: ['hadConsultation', 'doctorId'],
  insurance: ['insured'],
  // `slot` is `2026-11-17T10:40`; `date` the day that was open when nothing was chosen on it.
  slot: ['slot', 'date', 'timeZone'],
  details: [
    'forOther',
    'bookerName',
    'bookerEmail',
    'bookerPhone',
    'name',
    'email',
    'noEmail',
    'phone',
    'birthDate-day',
    'birthDate-month',
    'birthDate-year',
    'gender',
    'vat',
    'nSNS',
    'nCC',
    'profession',
    'consent',
  ],
  payment: ['payment', 'mbwayPhone'],
} as const satisfies Record<Question, readonly string[]>;

export type FieldName = (typeof fieldsOf)[Question][number];
/** As typed, right or wrong: whoever goes back and forth finds what was written. */
export type DraftFields = Partial<Record<FieldName, string>>;
export const fieldNames: readonly FieldName[] = Object.values(fieldsOf).flat();
