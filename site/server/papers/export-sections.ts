import { deviceInWords } from '@clinic/core/identity/sessions/device-in-words';
import { euros } from '@clinic/core/kernel/format';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { dateInWords } from '../../app/components/date/date-words.ts';
import { messagesFor } from '../../app/language/messages.server.ts';
import type { ExportSection, ReadableExport } from './data-export.ts';

type Row = Readonly<Record<string, unknown>>;

/** What the export holds, as far as a person reads it; the FHIR part is for machines. */
export type ExportedAccount = {
  account: object;
  /** Null where the account is not linked, or the clinic did not answer: `clinic` is then `silent`. */
  record: object | null;
  clinic: string;
  visits: readonly {
    standing: string;
    startsAt: Date;
    doctorName: string;
    patientName: string;
    type: { name: string } | null;
    payments: readonly { paidCents: number | null }[];
  }[];
  symptomScores: readonly { takenAt: Date; answers: readonly number[]; score: number; qualityOfLife: number | null }[];
  accesses: readonly { by: 'patient' | 'otherAccount' | 'staff'; role: string | null; what: string; at: Date; questionedAt: Date | null }[];
  /** By table. One that has no words yet is shown under its own name: nothing that is held is left out. */
  held: Readonly<Record<string, readonly Row[]>>;
};

const accountFields = ['name', 'email', 'createdAt', 'passwordSetAt', 'linkedAt'];
const recordFields = ['name', 'patientNumber', 'birthDay', 'gender', 'vat', 'nSNS', 'nCC', 'profession', 'contacts'];

type Reader = { locale: Locale; clinicName: string };

export const toReadableExport = (data: ExportedAccount & { madeAt: Date }, { locale, clinicName }: Reader): ReadableExport => ({
  title: messagesFor(locale, 'papers').papers.export.title,
  clinicName,
  sections: exportSections(data, locale),
  madeAt: data.madeAt,
});

export function exportSections(data: ExportedAccount, locale: Locale): ExportSection[] {
  const words = messagesFor(locale, 'papers').papers.export;
  const headings: Record<string, string> = words.sections;
  const columns: Record<string, string> = words.columns;
  const standings: Record<string, string> = words.standings;
  const say = (value: unknown) => inWords(value, locale);
  const facts = (held: object, fields: string[]) =>
    fields.map((field) => ({ name: columns[field] ?? field, value: say(Reflect.get(held, field)) }));
  const table = (names: string[], rows: unknown[][]) => ({
    columns: names.map((name) => columns[name] ?? name),
    rows: rows.map((row) => row.map(say)),
  });
  const paid = (payments: readonly { paidCents: number | null }[]) => payments.reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0);

  return [
    { heading: words.sections.account, rows: facts(data.account, accountFields) },
    data.record
      ? { heading: words.sections.record, rows: facts(data.record, recordFields) }
      : { heading: words.sections.record, paragraphs: [data.clinic === 'silent' ? words.clinicSilent : words.notLinked] },
    {
      heading: words.sections.visits,
      table: table(
        ['when', 'doctor', 'type', 'patient', 'state', 'paid'],
        data.visits.map(({ startsAt, doctorName, type, patientName, standing, payments }) => {
          const cents = paid(payments);
          return [startsAt, doctorName, type?.name, patientName, standings[standing] ?? standing, cents > 0 ? euros(cents, locale) : ''];
        }),
      ),
    },
    {
      heading: words.sections.scores,
      table: table(
        ['when', 'score', 'answers', 'qualityOfLife'],
        data.symptomScores.map(({ takenAt, score, answers, qualityOfLife }) => [takenAt, score, answers, qualityOfLife]),
      ),
    },
    {
      heading: words.sections.accesses,
      table: table(
        ['when', 'role', 'what', 'questionedAt'],
        data.accesses.map(({ at, by, role, what, questionedAt }) => [
          at,
          by === 'staff' ? (role ?? words.staff) : by === 'patient' ? words.you : words.otherAccount,
          what,
          questionedAt,
        ]),
      ),
    },
    ...Object.entries(data.held).map(([name, rows]) => {
      const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      return {
        heading: headings[name] ?? name,
        table: table(
          names,
          rows.map((row) => names.map((column) => (column === 'device_name' ? deviceInWords(String(row[column]), locale) : row[column]))),
        ),
      };
    }),
  ];
}

/** A value of any kind as a reader expects it; times by Lisbon's clock. */
function inWords(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const { day, time } = inLisbon(value);
    return `${dateInWords(day, locale).replaceAll(' ', '\u00a0')}, ${time}`;
  }
  if (typeof value === 'boolean') return yesOrNo(value, locale);
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateInWords(value, locale) : value;
  if (Array.isArray(value)) return value.map((item) => inWords(item, locale)).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.values(value)
    .map((part) => inWords(part, locale))
    .join(' · ');
}

function yesOrNo(value: boolean, locale: Locale): string {
  const { yes, no } = messagesFor(locale, 'papers').papers.export;
  return value ? yes : no;
}
