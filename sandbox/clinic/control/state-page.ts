import { html } from 'hono/html';
import { pageStyle } from '../../page-style.ts';
import type { ClinicState } from './read-state.ts';

type Cell = string | number;

const table = (caption: string, heads: string[], rows: Cell[][]) => html`<table>
  <caption>${caption}${rows.length === 0 ? ': none' : ''}</caption>
  ${rows.length === 0 ? '' : html`<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>`}
  <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table>`;

const visitHeads = ['Id', 'Day', 'Time', 'Doctor', 'Patient no.', 'Made by', 'State'];
const visitRow = (visit: ClinicState['today'][number]): Cell[] => [
  visit.id,
  visit.day,
  visit.starts.slice(0, 5),
  visit.doctor,
  visit.patientNumber,
  visit.source,
  visit.unscheduledAt ? `unscheduled: ${visit.observation ?? ''}` : 'scheduled',
];

export const statePage = ({ day, today, latest, absences, faults, calls }: ClinicState) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Clinic service, sandbox</title>
    ${pageStyle}
  </head>
  <body>
    <main>
      <h1>Clinic service, sandbox</h1>
      <p><a href="/">All stand-ins</a>. The service answers at <code>/clinic/graphql</code>; contract/README.md in the sources says how to set faults and act as the desk.</p>
      ${table(
        'Faults set',
        ['Operation', 'Fault', 'Times left'],
        faults.map(({ operation, kind, left }) => [operation, kind, left ?? 'until cleared']),
      )}
      ${table('Calls since the start', ['Operation', 'Calls'], Object.entries(calls))}
      ${table('Newest bookings by the website and the desk', visitHeads, latest.map(visitRow))}
      ${table(`Visits today, ${day}`, visitHeads, today.map(visitRow))}
      ${table(
        'Closed or away',
        ['From', 'To', 'Doctor', 'Why'],
        absences.map((row) => [row.first_day, row.last_day, row.doctor_id ?? 'everybody', row.reason]),
      )}
    </main>
  </body>
</html>`;
