import { csvFile } from '../csv-file.ts';
import { bookerKinds, type WeekFigures } from './clinic-figures.ts';

const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** A row for each week, for a Portuguese spreadsheet. */
export const figuresFile = (headings: readonly string[], weeks: readonly WeekFigures[]): string =>
  csvFile(
    [
      headings,
      ...weeks.map((week) => [
        week.monday,
        ...bookerKinds.map((booker) => String(week.bookers[booker])),
        ...[week.paidAhead, week.atClinic, week.unpaid, week.cancelled, week.arrived, week.missed].map(String),
        ...[week.revenueCents, week.refundedCents].map(euros),
      ]),
    ],
    ';',
  );
