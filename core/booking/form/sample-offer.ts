import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import type { DraftFields } from './steps.ts';
import type { WizardOffer } from './wizard-offer.ts';

const plain = { text: '', preparation: [], offersEarlierHours: true };

/** A clinic with two types at the clinic and one online, for tests. */
export const sampleOffer: WizardOffer = {
  types: [
    { id: 462, description: 'Consulta de Urologia', minutes: 20, doctorIds: [201, 203] },
    { id: 463, description: 'Consulta de Urologia online', minutes: 20, doctorIds: [203] },
    { id: 464, description: 'Segunda opinião', minutes: 40, doctorIds: [201] },
    { id: 470, description: 'Ecografia', minutes: 20, doctorIds: [] },
  ],
  doctors: [201, 203].map((id) => ({ id, name: `Médico ${id}`, clinicalName: `Dr. ${id}`, orderNumber: `0${id}`, specialty: null })),
  settings: {
    types: [
      { typeId: 462, name: 'Consulta de Urologia', ...plain, inPersonCents: 9000, onlineCents: null },
      { typeId: 463, name: 'Consulta de Urologia', ...plain, inPersonCents: null, onlineCents: 7000 },
      { typeId: 464, name: 'Segunda opinião', ...plain, inPersonCents: 15_000, onlineCents: null },
      { typeId: 470, name: 'Sem médicos', ...plain, inPersonCents: 5000, onlineCents: 5000 },
    ],
    payments: { multibanco: true, mbway: true, card: true, atClinic: true },
    multicare: { capCents: 3250, text: '' },
    noticeHours: 24,
    reminderHours: [24],
  },
  calendar: usualCalendar,
  today: '2026-11-15',
  now: new Date('2026-11-15T10:00:00Z'),
};

/** Every question answered, at the clinic. */
export const fullDraft: DraftFields = {
  mode: 'inPerson',
  typeId: '462',
  subSpecialty: 'routine',
  hadConsultation: 'no',
  doctorId: '0',
  insured: 'no',
  slot: '2026-11-17T10:40',
  forOther: 'no',
  name: 'Joaquim Exemplo',
  email: 'joaquim@exemplo.pt',
  phone: '910 000 001',
  'birthDate-day': '7',
  'birthDate-month': '3',
  'birthDate-year': '1958',
  gender: 'masculino',
  consent: 'yes',
  payment: 'multibanco',
};
