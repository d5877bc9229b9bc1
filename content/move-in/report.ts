import type { MoveNote, NoteKind } from './notes.ts';
import { headings } from './report-words.ts';
import type { MoveOutcome, MoveTally } from './writing/run.ts';

export type MoveInReport = { notes: MoveNote[]; tally: MoveTally; isDryRun: boolean; seconds: number; failure: string | null };

const columns: Record<MoveOutcome, string> = {
  created: 'novos',
  updated: 'atualizados',
  unchanged: 'iguais',
  leftAlone: 'deixados como estão',
  failed: 'por trazer',
};

/** For the clinic's editor: what came, what did not, and what to look at. */
export function writeReport({ notes, tally, isDryRun, seconds, failure }: MoveInReport, from: string): string {
  const title = isDryRun ? '# Mudança de conteúdos: ensaio' : '# Mudança de conteúdos';
  const intro = isDryRun
    ? `O que aconteceria se os conteúdos de ${from} fossem trazidos agora. Nada foi alterado.`
    : `O que foi trazido de ${from}, em ${Math.round(seconds)} segundos.`;
  const stopped = failure === null ? [] : [`**A mudança parou a meio:** ${line(failure)}. Corra-a outra vez: continua onde ficou.`];
  return `${[title, intro, ...stopped, countsTable(tally), ...sections(notes)].join('\n\n')}\n`;
}

function countsTable(tally: MoveTally): string {
  const outcomes = Object.keys(columns) as MoveOutcome[];
  const rows = [...tally].map(([kind, counts]) => `| ${kind} | ${outcomes.map((outcome) => counts[outcome]).join(' | ')} |`);
  return [`| | ${outcomes.map((outcome) => columns[outcome]).join(' | ')} |`, `|---|${'---:|'.repeat(outcomes.length)}`, ...rows].join(
    '\n',
  );
}

function sections(notes: MoveNote[]): string[] {
  const kinds = (Object.keys(headings) as NoteKind[]).filter((kind) => notes.some((note) => note.kind === kind));
  if (kinds.length === 0) return ['Não há nada a rever.'];
  return kinds.map((kind) => {
    const { title, advice } = headings[kind];
    const about = Map.groupBy(
      notes.filter((note) => note.kind === kind),
      (note) => note.about,
    );
    const items = [...about].map(([name, all]) => {
      const details = [...new Set(all.map(({ detail }) => line(detail)).filter(Boolean))];
      return `- **${line(name)}**${details.length > 1 ? details.map((detail) => `\n  - ${detail}`).join('') : details.map((detail) => `: ${detail}`).join('')}`;
    });
    return [`## ${title} (${about.size})`, advice, items.join('\n')].join('\n\n');
  });
}

/** Foreign words must not become headings, links or HTML of the report. */
const line = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[<>*_`[\]|\\#]/g, (sign) => `\\${sign}`)
    .trim();
