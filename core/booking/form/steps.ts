import type { RouteName } from '../../addresses/route-table.ts';

/** The steps of the wizard, one question per screen, in order. */
export const steps = ['mode', 'type', 'specialty', 'professional', 'insurance', 'slot', 'details', 'payment', 'check'] as const;
export type Step = (typeof steps)[number];
/** `check` has no input. */
export type InputStep = Exclude<Step, 'check'>;

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

/** The fields that each screen may send; others are discarded. */
export const stepFields = {
  mode: ['mode'],
  type: ['typeId'],
  specialty: ['subSpecialty'],
  professional: ['hadConsultation', 'doctorId'],
  insurance: ['insured'],
  // `slot` is `2026-11-17T10:40`; `date` is the day that was open if no slot was chosen.
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
} as const satisfies Record<InputStep, readonly string[]>;

export type FieldName = (typeof stepFields)[InputStep][number];
/** As typed, valid or not: a visitor who goes back and forth finds the input again. */
export type DraftFields = Partial<Record<FieldName, string>>;
export const fieldNames: readonly FieldName[] = Object.values(stepFields).flat();
