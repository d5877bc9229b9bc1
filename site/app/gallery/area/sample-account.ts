import type { Locale } from '@clinic/core/kernel/locale';
import type { HistoryView } from '../../area/history-view.ts';
import type { LinkRecordView } from '../../area/link-record-view.ts';
import type { PapersView } from '../../area/papers-view.ts';
import type { PeopleView } from '../../area/people-view.ts';
import type { PrivacyView } from '../../area/privacy-view.ts';
import type { ProfileView } from '../../area/profile-view.ts';
import { lisbonMoment } from '../../booking/visit/moment.ts';
import { antonio, calledOffRows, futureRows, pastRows, sceneNow } from './sample-area.ts';

const nowhere = '#';
const counts = { past: 6, future: 2 };
const people = [
  { value: 'me', name: 'Joaquim Tavares' },
  { value: 'p1', name: 'Maria Amélia Tavares' },
];

const history = { shown: 'past', counts, people, person: null, isLinked: true, silentSince: null } as const;
export const historySamples = {
  historico: (locale: Locale): HistoryView => ({ ...history, people: [...people], rows: pastRows(locale), calledOff: [] }),
  'historico-futuras': (locale: Locale): HistoryView => ({
    ...history,
    people: [...people],
    shown: 'future',
    rows: futureRows(locale),
    calledOff: calledOffRows(locale),
  }),
  'historico-por-ligar': (): HistoryView => ({
    ...history,
    people: [],
    rows: [],
    calledOff: [],
    counts: { past: 0, future: 0 },
    isLinked: false,
    silentSince: '14:05',
  }),
};

const profile = (locale: Locale): ProfileView => ({
  record: 'read',
  email: 'joaquim.tavares@exemplo.pt',
  newEmail: null,
  name: 'Joaquim Tavares',
  phone: '912 000 000',
  birthDate: '1961-03-27',
  gender: 'masculino',
  vat: '200 000 000',
  snsNumber: '100 000 000',
  citizenCard: null,
  profession: locale === 'pt' ? 'Reformado' : 'Retired',
  patientNumber: '4070',
  seenAt: null,
  language: locale,
  reminders: { channel: 'sms', isStopped: false, hours: [168, 48, 24, 2] },
  clinicFacts: [{ name: 'nationality', value: locale === 'pt' ? 'Portuguesa' : 'Portuguese' }],
  edits: { phone: { state: 'waiting', typed: '913 000 000' } },
  changing: null,
  phoneProof: null,
  typed: {},
  problems: [],
  kept: null,
  people: [{ id: 'p1', name: 'Maria Amélia Tavares', relation: 'partner' }],
});
const unread = {
  ...{ phone: null, birthDate: null, gender: null, vat: null, snsNumber: null, citizenCard: null, profession: null, patientNumber: null },
  clinicFacts: [],
  edits: {},
} satisfies Partial<ProfileView>;

export const profileStates = {
  perfil: profile,
  'perfil-mudar': (locale: Locale): ProfileView => ({
    ...profile(locale),
    changing: 'phone',
    typed: { phone: '91' },
    problems: [{ field: 'phone', kind: 'phoneInvalid' }],
  }),
  'perfil-lembretes': (locale: Locale): ProfileView => ({
    ...profile(locale),
    changing: 'reminders',
    kept: { how: 'waiting', field: 'phone' },
  }),
  'perfil-telefone': (locale: Locale): ProfileView => ({
    ...profile(locale),
    phoneProof: { phone: '913 000 000', isAsking: false, isSentAgain: false },
    kept: { how: 'account', field: 'reminders' },
  }),
  'perfil-codigo': (locale: Locale): ProfileView => ({
    ...profile(locale),
    phoneProof: { phone: '913 000 000', isAsking: true, isSentAgain: false },
    problems: [{ field: 'code', kind: 'codeWrong' }],
  }),
  'perfil-retomado': (locale: Locale): ProfileView => ({
    ...profile(locale),
    changing: 'profession',
    typed: { profession: 'Carpinteiro' },
  }),
  'perfil-por-ligar': (locale: Locale): ProfileView => ({
    ...profile(locale),
    ...unread,
    record: 'notLinked',
    people: [],
    kept: { how: 'account', field: 'name' },
  }),
  'perfil-sem-clinica': (locale: Locale): ProfileView => ({
    ...profile(locale),
    record: 'silent',
    seenAt: { at: '', day: '2026-11-13', time: '16:20' },
    edits: { phone: { state: 'waiting', typed: '913 000 000' } },
    kept: { how: 'unchanged', field: 'vat' },
  }),
  'perfil-recusado': (locale: Locale): ProfileView => ({
    ...profile(locale),
    edits: { vat: { state: 'refused', typed: '200 000 001', reason: 'vatNotValid' } },
    newEmail: 'jtavares@exemplo.pt',
  }),
};

const someone: PeopleView = {
  people: [
    { id: 'p1', name: 'Maria Amélia Tavares', birthDate: '1963-07-02', relation: 'partner', recordUntil: null },
    { id: 'p2', name: 'Armindo Tavares', birthDate: '1934-01-20', relation: 'parent', recordUntil: '2027-03-01' },
  ],
  open: null,
  typed: {},
  problems: [],
  done: null,
};
export const peopleStates = {
  pessoas: someone,
  'pessoas-juntar': {
    ...someone,
    people: [],
    open: { kind: 'add' },
    problems: [{ field: 'birthDate', kind: 'birthDateRequired' }],
    typed: { name: 'Maria' },
  },
  'pessoas-retirar': { ...someone, open: { kind: 'remove', id: 'p1' } },
} satisfies Record<string, PeopleView>;

const paper = { title: null, amountCents: null, day: null, isNew: false, to: nowhere } as const;
export const papersStates = {
  papeis: (locale: Locale): PapersView => ({
    counts,
    hasInvoices: true,
    visits: [
      {
        key: 'v1',
        day: '2026-11-19',
        time: '15:30',
        doctorName: antonio.name,
        typeName: locale === 'pt' ? 'Consulta de urologia' : 'Urology appointment',
        otherName: null,
        papers: [
          { ...paper, key: '1', kind: 'preparation', isNew: true },
          {
            ...paper,
            key: '2',
            kind: 'letter',
            title: locale === 'pt' ? 'A sua consulta está marcada' : 'Your appointment is booked',
            day: '2026-11-10',
          },
        ],
      },
      {
        key: 'v2',
        day: '2026-06-03',
        time: '15:00',
        doctorName: antonio.name,
        typeName: locale === 'pt' ? 'Consulta de urologia' : 'Urology appointment',
        otherName: null,
        papers: [
          { ...paper, key: '3', kind: 'slip', amountCents: 9_000 },
          { ...paper, key: '4', kind: 'invoice', amountCents: 9_000 },
        ],
      },
    ],
  }),
  'papeis-vazio': (): PapersView => ({ counts: { past: 0, future: 0 }, hasInvoices: false, visits: [] }),
};

export const linkStates = {
  ligar: {
    kind: 'start',
    contacts: [
      { kind: 'email', shown: 'joaquim.tavares@exemplo.pt' },
      { kind: 'phone', shown: '912 ••• 000' },
    ],
    chosen: 'email',
    typed: {},
    problem: undefined,
  },
  'ligar-codigo': {
    kind: 'code',
    sentTo: { kind: 'email', shown: 'joaquim.tavares@exemplo.pt' },
    again: false,
    prefilled: '',
    problem: 'codeWrong',
  },
  'ligar-quem': {
    kind: 'who',
    people: [
      { id: '1', firstName: 'Joaquim', birthYear: 1961 },
      { id: '2', firstName: 'Maria', birthYear: 1963 },
    ],
    problem: undefined,
  },
  'ligar-nao': { kind: 'notMatched' },
  'ligar-sem-clinica': { kind: 'silent' },
  'ligar-feito': { kind: 'linked', pastVisits: 6, visitsToCome: 1 },
} satisfies Record<string, LinkRecordView>;

const accesses = {
  pt: [
    'Viu a hora e o pagamento, para responder ao seu telefonema',
    'Abriu o resultado da fluxometria, para preparar a consulta',
    'Abriu o comprovativo de 10 de março',
    'Viu a preparação da fluxometria',
  ],
  en: [
    'Saw the time and the payment, to answer your call',
    'Opened the result of the uroflowmetry, to prepare the visit',
    'Opened the proof of payment of 10 March',
    'Saw the preparation for the uroflowmetry',
  ],
};
const privacy = (locale: Locale): PrivacyView => ({
  today: sceneNow.day,
  consents: [
    { kind: 'account', day: '2026-03-01' },
    { kind: 'booking', day: '2026-11-10' },
  ],
  newsletter: 'off',
  export: { kind: 'none' },
  erasure: { kind: 'none', answerBy: '2026-12-15' },
  held: [
    { kind: 'invoices', years: 10 },
    { kind: 'record', years: null },
    { kind: 'accesses', years: 5 },
  ],
  nextVisitDay: '2026-11-19',
  accesses: (['desk', 'doctor', 'you', 'nurse'] as const).map((role, index) => ({
    id: `a${index}`,
    role,
    what: accesses[locale][index] ?? '',
    at: lisbonMoment(
      new Date(['2026-11-15T10:12:00Z', '2026-11-13T18:47:00Z', '2026-11-02T09:16:00Z', '2026-10-28T11:30:00Z'][index] ?? 0),
    ),
    questionedOn: null,
  })),
  accessDays: 30,
  asking: null,
  done: null,
});
export const privacyStates = {
  privacidade: privacy,
  'privacidade-acesso': (locale: Locale): PrivacyView => ({
    ...privacy(locale),
    asking: 'a1',
    export: { kind: 'running', askedAt: sceneNow },
  }),
  'privacidade-pedidos': (locale: Locale): PrivacyView => ({
    ...privacy(locale),
    done: 'erasureAsked',
    newsletter: 'on',
    export: { kind: 'ready', until: '10:35', pdf: nowhere, json: nowhere },
    erasure: { kind: 'asked', askedOn: '2026-11-15', answerBy: '2026-12-15' },
    accesses: privacy(locale).accesses.map((access, index) => (index === 1 ? { ...access, questionedOn: '2026-11-14' } : access)),
  }),
};
