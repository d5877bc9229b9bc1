import type { Weeks } from '../../database/schema.ts';

const urologists = [201, 202, 203, 204, 207];

/** Every type has only doctors of the specialty that does it. */
export const appointmentTypes = [
  { id: 462, description: 'Consulta de Urologia', minutes: 20, doctorIds: urologists },
  { id: 463, description: 'Consulta de Urologia online', minutes: 20, doctorIds: [201, 202, 203, 207] },
  { id: 464, description: 'Segunda opinião', minutes: 40, doctorIds: [201, 203, 204] },
  { id: 465, description: 'Consulta de Andrologia', minutes: 20, doctorIds: [206] },
  { id: 466, description: 'Consulta de Uroginecologia', minutes: 20, doctorIds: [205] },
  { id: 470, description: 'Ecografia da próstata', minutes: 20, doctorIds: urologists },
  { id: 471, description: 'Fluxometria urinária', minutes: 20, doctorIds: [204, 207] },
  { id: 472, description: 'Estudo urodinâmico completo', minutes: 60, doctorIds: [204, 207] },
  { id: 480, description: 'Reabilitação do pavimento pélvico', minutes: 40, doctorIds: [208] },
];

type Hours = { doctor_id: number; weekday: number; weeks: Weeks; starts: string; ends: string };

const on = (doctor_id: number, weekdays: number[], stretches: [string, string][], weeks: Weeks = 'every'): Hours[] =>
  weekdays.flatMap((weekday) => stretches.map(([starts, ends]) => ({ doctor_id, weekday, weeks, starts, ends })));

/** Monday to Friday, 10:00 to 20:00; 201 operates on Wednesdays, 204 comes every other week, 206 only in the evening. */
export const workHours: Hours[] = [
  ...on(
    201,
    [1, 2, 4],
    [
      ['10:00', '13:00'],
      ['14:00', '18:00'],
    ],
  ),
  ...on(
    202,
    [1, 2, 3, 4, 5],
    [
      ['10:00', '12:40'],
      ['14:00', '17:00'],
    ],
  ),
  ...on(
    203,
    [2, 3],
    [
      ['10:00', '13:20'],
      ['14:20', '20:00'],
    ],
  ),
  ...on(203, [5], [['10:00', '14:00']]),
  ...on(
    204,
    [1, 3],
    [
      ['10:00', '13:00'],
      ['14:00', '20:00'],
    ],
    'odd',
  ),
  ...on(204, [4], [['15:00', '20:00']], 'even'),
  ...on(
    205,
    [3, 4],
    [
      ['10:00', '13:00'],
      ['14:00', '17:00'],
    ],
  ),
  ...on(206, [1, 2, 3, 4], [['16:00', '20:00']]),
  ...on(
    207,
    [1, 5],
    [
      ['10:00', '13:00'],
      ['14:00', '19:00'],
    ],
  ),
  ...on(
    208,
    [2, 4, 5],
    [
      ['10:00', '13:00'],
      ['14:00', '18:00'],
    ],
  ),
];
