import type { RouteName } from '../../addresses/route-table.ts';

/** The steps of the wizard, one question per screen, in order. */
export const steps = ['who', 'specialty', 'type', 'mode', 'insurance', 'professional', 'slot', 'details', 'payment', 'check'] as const;
export type Step = (typeof steps)[number];
/** `check` has no input. */
export type InputStep = Exclude<Step, 'check'>;

export const stepRoutes = {
  who: 'wizard',
  specialty: 'wizardSpecialty',
  type: 'wizardType',
  mode: 'wizardMode',
  insurance: 'wizardInsurance',
  professional: 'wizardProfessional',
  slot: 'wizardSlot',
  details: 'wizardDetails',
  payment: 'wizardPayment',
  check: 'wizardCheck',
} as const satisfies Record<Step, RouteName>;

/** Two screens of one question: a reason or outright a type, a doctor's first hours or all of them. */
const shared: Partial<Record<Step, Step>> = { type: 'specialty', slot: 'professional' };

/** The questions among these steps, for counting. */
export const questionsOf = (applicable: readonly Step[]): Step[] => [...new Set(applicable.map(questionOf))];
export const questionOf = (step: Step): Step => shared[step] ?? step;

export const stepOfRoute = (route: RouteName | undefined): Step | undefined => steps.find((step) => stepRoutes[step] === route);

/** The fields that each screen may send; others are discarded. */
export const stepFields = {
  who: ['forOther', 'hadConsultation'],
  // A type that was chosen outright stands only until another reason is given.
  specialty: ['subSpecialty', 'typeId'],
  type: ['typeId'],
  mode: ['mode'],
  insurance: ['insured'],
  // `slot` as in slot-text.ts.
  professional: ['doctorId', 'slot', 'timeZone'],
  // `date` is the day that was open if no slot was chosen.
  slot: ['slot', 'date', 'timeZone'],
  details: [
    'bookerName',
    'bookerEmail',
    'bookerPhone',
    'sameContacts',
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
    'note',
    'consent',
  ],
  payment: ['payment', 'mbwayPhone'],
} as const satisfies Record<InputStep, readonly string[]>;

/** `earlier`: what the last screen, which asks for nothing, may be told besides; as in earlier-wish.ts. */
export type FieldName = (typeof stepFields)[InputStep][number] | 'earlier';
/** As typed, valid or not: a visitor who goes back and forth finds the input again. */
export type DraftFields = Partial<Record<FieldName, string>>;
export const fieldNames: readonly FieldName[] = [...new Set<FieldName>([...Object.values(stepFields).flat(), 'earlier'])];
