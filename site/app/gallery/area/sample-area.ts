import type { Locale } from '@clinic/core/kernel/locale';
import type { AreaView, NextVisit } from '../../area/area-view.ts';
import type { HistoryRow } from '../../area/history-view.ts';
import { lisbonMoment } from '../../booking/visit/moment.ts';

/** The scene: Sunday, 15 November 2026. Joaquim, 65, has a visit on Thursday the 19th. */
export const sceneNow = lisbonMoment(new Date('2026-11-15T14:05:00Z'));
const startsAt = lisbonMoment(new Date('2026-11-19T15:30:00Z'));
const token = 'exemplo';
const nowhere = '#';

export const antonio = {
  name: 'Dr. António Meireles',
  role: { pt: 'Urologista', en: 'Urologist' },
  face: { name: 'António Meireles', subject: 'antonio-meireles', portrait: null },
};
const sofia = { name: 'Dra. Sofia Bettencourt', face: { name: 'Sofia Bettencourt', subject: 'sofia-bettencourt', portrait: null } };

const words = {
  pt: {
    type: 'Consulta de urologia, com medição do jato',
    urology: 'Consulta de urologia',
    flow: 'Fluxometria',
    online: 'Consulta online',
    women: 'Urologia feminina',
    prepare: [
      ['psa', 'Exame de sangue do PSA', 'Feito nos últimos três meses. Traga o papel ou envie-o antes.'],
      ['medicines', 'Lista dos medicamentos que toma', 'Ou as caixas, num saco.'],
      ['water', 'Beba dois copos de água às 14:30', 'E não urine até ser chamado: vamos medir o jato.'],
      ['card', 'Cartão de cidadão', 'Se tem seguro, o cartão do seguro também.'],
    ],
  },
  en: {
    type: 'Urology appointment, with flow measurement',
    urology: 'Urology appointment',
    flow: 'Uroflowmetry',
    online: 'Online visit',
    women: 'Urology for women',
    prepare: [
      ['psa', 'PSA blood test', 'Done within the last three months. Bring the paper or send it beforehand.'],
      ['medicines', 'List of the medicines you take', 'Or the boxes, in a bag.'],
      ['water', 'Drink two glasses of water at 14:30', 'And do not pass water until you are called: we measure the flow.'],
      ['card', 'Identity card', 'If you are insured, the insurance card as well.'],
    ],
  },
} as const;

const nextVisit = (locale: Locale): NextVisit => ({
  id: 'v1',
  token,
  startsAt,
  daysAway: 4,
  timeZone: null,
  mode: 'inPerson',
  state: 'multibanco',
  doctor: { ...antonio, role: antonio.role[locale] },
  typeName: words[locale].type,
  patientName: null,
  comeAt: '15:20',
  minutes: 40,
  payment: { kind: 'toPay', amountCents: 9_000, payBy: lisbonMoment(new Date('2026-11-16T11:20:00Z')), to: nowhere },
  move: 'open',
  cancel: 'open',
  noticeHours: 24,
  video: null,
  today: null,
  preparation: words[locale].prepare.map(([key, text, note], index) => ({
    ...{ key, text, note },
    done: index === 0,
    starts: key === 'water' ? { day: startsAt.day, time: '14:30' } : null,
  })),
});

/** Seen from Toronto, booked there. */
const videoVisit = (locale: Locale): NextVisit => ({
  ...nextVisit(locale),
  mode: 'online',
  timeZone: 'America/Toronto',
  state: 'confirmed',
  doctor: { ...sofia, role: antonio.role[locale] },
  typeName: words[locale].online,
  comeAt: null,
  minutes: 30,
  payment: { kind: 'paid', amountCents: 7_000, slip: nowhere },
  video: { to: null, opensAt: '15:15' },
});

const row = {
  state: 'done',
  patientName: 'Joaquim Tavares',
  isOther: false,
  note: null,
  to: null,
  slip: null,
  owed: null,
  retryTo: null,
} as const;

export const pastRows = (locale: Locale): HistoryRow[] => {
  const { urology, flow, online, women } = words[locale];
  return [
    {
      ...row,
      key: 'p1',
      day: '2026-06-03',
      time: '15:00',
      doctorName: antonio.name,
      typeName: urology,
      slip: { amountCents: 9_000, to: nowhere },
    },
    {
      ...row,
      key: 'p2',
      day: '2026-05-12',
      time: '10:20',
      doctorName: sofia.name,
      typeName: women,
      patientName: 'Maria Amélia Tavares',
      isOther: true,
      note: 'bookedByYou',
    },
    {
      ...row,
      key: 'p3',
      day: '2026-03-10',
      time: '16:40',
      doctorName: 'Enf. Rui Carvalhal',
      typeName: flow,
      slip: { amountCents: 6_000, to: nowhere },
    },
    {
      ...row,
      key: 'p4',
      day: '2026-01-21',
      time: '11:00',
      doctorName: antonio.name,
      typeName: online,
      state: 'cancelled',
      note: 'cancelledByYou',
    },
    { ...row, key: 'p5', day: '2025-12-12', time: '18:20', doctorName: antonio.name, typeName: urology, note: 'bookedByPhone' },
    { ...row, key: 'p6', day: '2025-09-15', time: '10:00', doctorName: antonio.name, typeName: urology, state: 'missed' },
  ];
};

export const futureRows = (locale: Locale): HistoryRow[] => [
  {
    ...row,
    key: 'f1',
    day: '2026-11-19',
    time: '15:30',
    doctorName: antonio.name,
    typeName: words[locale].type,
    state: 'toPay',
    to: nowhere,
    owed: { amountCents: 9_000, payBy: lisbonMoment(new Date('2026-11-16T11:20:00Z')), to: nowhere },
  },
  {
    ...row,
    key: 'f2',
    day: '2027-02-02',
    time: '11:00',
    doctorName: sofia.name,
    typeName: words[locale].women,
    state: 'booked',
    patientName: 'Maria Amélia Tavares',
    isOther: true,
    note: 'bookedByPhone',
  },
];

export const calledOffRows = (locale: Locale): HistoryRow[] => [
  { ...row, key: 'c1', day: '2026-11-24', time: '09:40', doctorName: antonio.name, typeName: words[locale].urology, state: 'cancelled' },
  {
    ...row,
    key: 'c2',
    day: '2026-11-26',
    time: '12:00',
    doctorName: sofia.name,
    typeName: words[locale].online,
    state: 'notBooked',
    retryTo: nowhere,
  },
];

const full = (locale: Locale): AreaView => ({
  firstName: 'Joaquim',
  now: sceneNow,
  isLinked: true,
  silentSince: null,
  next: nextVisit(locale),
  later: [],
  awaiting: [
    { kind: 'paper', key: 'w1', paper: 'slip', day: '2026-06-03', amountCents: 9_000, to: nowhere },
    { kind: 'edit', key: 'w2', field: 'phone', isRefused: false },
  ],
  again: {
    doctor: { ...antonio, role: antonio.role[locale] },
    mode: 'inPerson',
    slots: [
      { day: '2026-11-27', time: '10:40', slot: '2026-11-27T10:40' },
      { day: '2026-12-02', time: '16:20', slot: '2026-12-02T16:20' },
      { day: '2026-12-03', time: '15:00', slot: '2026-12-03T15:00' },
    ],
    to: nowhere,
  },
  past: {
    rows: pastRows(locale)
      .filter(({ isOther }) => !isOther)
      .slice(0, 2),
    total: 6,
  },
  firstFree: null,
  done: null,
});

const nothing = { next: null, later: [], awaiting: [], again: null, past: { rows: [], total: 0 } };
const firstFree = lisbonMoment(new Date('2026-11-16T15:30:00Z'));

/** Every state of the first page. */
export const areaStates = {
  area: full,
  'area-hoje': (locale: Locale): AreaView => ({
    ...full(locale),
    now: lisbonMoment(new Date('2026-11-19T13:10:00Z')),
    next: {
      ...nextVisit(locale),
      state: 'scheduled',
      daysAway: 0,
      payment: { kind: 'atClinic', amountCents: 9_000 },
      move: 'late',
      cancel: 'late',
      today: { told: null },
    },
    awaiting: [{ kind: 'stranger', key: 'w3', startsAt: lisbonMoment(new Date('2026-11-25T10:00:00Z')), doctorName: sofia.name }],
    later: futureRows(locale).slice(1),
  }),
  'area-avisado': (locale: Locale): AreaView => ({
    ...full(locale),
    now: lisbonMoment(new Date('2026-11-19T15:15:00Z')),
    next: {
      ...videoVisit(locale),
      daysAway: 0,
      timeZone: null,
      move: 'late',
      cancel: 'late',
      video: { to: nowhere, opensAt: '15:15' },
      today: { told: { kind: 'late', at: '15:12' } },
    },
    done: 'lateTold',
  }),
  'area-video': (locale: Locale): AreaView => ({
    ...full(locale),
    firstName: 'Manuel',
    next: videoVisit(locale),
    awaiting: [],
    again: null,
    past: { rows: [], total: 0 },
  }),
  'area-sem-marcacao': (locale: Locale): AreaView => ({
    ...full(locale),
    next: null,
    awaiting: [
      { kind: 'unbooked', key: 'w4', startsAt: lisbonMoment(new Date('2026-11-26T12:00:00Z')), doctorName: sofia.name, to: nowhere },
    ],
    firstFree,
  }),
  'area-duas': (locale: Locale): AreaView => ({
    ...full(locale),
    next: { ...nextVisit(locale), state: 'scheduled', payment: { kind: 'atClinic', amountCents: 9_000 } },
    later: [
      {
        ...futureRows(locale)[0],
        ...row,
        key: 'l1',
        day: '2026-11-30',
        time: '10:00',
        doctorName: sofia.name,
        typeName: words[locale].women,
        state: 'toPay',
        to: nowhere,
        owed: { amountCents: 7_000, payBy: lisbonMoment(new Date('2026-11-17T09:00:00Z')), to: nowhere },
      },
    ],
  }),
  'area-por-ligar': (locale: Locale): AreaView => ({
    ...full(locale),
    ...nothing,
    isLinked: false,
    next: { ...nextVisit(locale), state: 'scheduled', payment: { kind: 'atClinic', amountCents: 9_000 }, preparation: [] },
  }),
  'area-vazia': (locale: Locale): AreaView => ({ ...full(locale), ...nothing, isLinked: false, firstFree }),
  'area-sem-clinica': (locale: Locale): AreaView => ({
    ...full(locale),
    silentSince: sceneNow,
    next: { ...nextVisit(locale), state: 'scheduled', payment: { kind: 'atClinic', amountCents: 9_000 } },
    awaiting: [{ kind: 'edit', key: 'w2', field: 'phone', isRefused: false }],
    again: null,
    past: { rows: [], total: 0 },
  }),
  'area-por-telefone': (locale: Locale): AreaView => ({
    ...full(locale),
    next: {
      ...nextVisit(locale),
      token: null,
      state: 'scheduled',
      payment: null,
      move: 'none',
      cancel: 'none',
      patientName: 'Maria Amélia',
      daysAway: 1,
    },
  }),
};
