import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { linesOf } from '@clinic/core/content/frame/read-booking-settings';
import { readDaySheet } from '@clinic/core/desk/day/read-day-sheet';
import type { AdminViewServerProps, Payload } from 'payload';
import { doneWords, troubles, troubleWords } from '../action-words.ts';
import { DeskFrame } from '../desk-frame.tsx';
import { deskOf } from '../desk-of.ts';
import { enterDesk } from '../enter-desk.ts';
import type { PressOutcome } from '../outcome-note.tsx';
import { dayPath } from './day-path.ts';
import { readDayQuestion } from './day-query.ts';
import { DaySheetView } from './day-sheet.tsx';

/** The visits of one day, per doctor. */
export async function DeskDay(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const staff = enterDesk(req.user, dayPath);
  const now = new Date();
  const sources = { store: await deskOf(req.payload), clinic: req.payload.config.custom['clinic'] as ClinicService };
  const [sheet, preparations] = await Promise.all([
    readDaySheet(sources, staff, readDayQuestion(props.searchParams, now), now),
    preparationsOf(req.payload),
  ]);
  return (
    <DeskFrame {...props}>
      <DaySheetView
        sheet={sheet}
        preparations={preparations}
        staffName={staff.name}
        language={req.i18n.language}
        told={toldBy(props.searchParams)}
      />
    </DeskFrame>
  );
}

/** What to do before a visit of each type, as the front desk wrote it down under “Preços e regras de marcação”. */
async function preparationsOf(payload: Payload): Promise<Map<number, string[]>> {
  const { tipos } = await payload.findGlobal({ slug: 'marcacoes', locale: 'pt', depth: 0 });
  return new Map((tipos ?? []).map(({ tipo_id, preparacao }) => [tipo_id, linesOf(preparacao ?? '')]));
}

const marks = ['arrived', 'missed', 'attendanceUndone'] as const;

function toldBy(searchParams: AdminViewServerProps['searchParams']): PressOutcome {
  const trouble = troubles.find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: troubleWords[trouble], isTrouble: true };
  const done = marks.find((kind) => kind === searchParams?.['feito']);
  return done ? { words: doneWords[done], isTrouble: false } : null;
}
