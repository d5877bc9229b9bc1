import { readClinicFigures } from '@clinic/core/desk/management/clinic-figures';
import type { AdminViewServerProps } from 'payload';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { enterManagement } from './enter-management.ts';
import { FiguresPage } from './figures-page.tsx';
import { figuresPath, readWeekChoice } from './figures-path.ts';
import { figuresStoreOf } from './figures-store-of.ts';

/** How the clinic's weeks went: sums alone, so that nothing of a patient is opened by looking. */
export async function ClinicFiguresView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  enterManagement(req.user, figuresPath);
  const [now, choice] = [new Date(), readWeekChoice(props.searchParams?.['semanas'])];
  const figures = await readClinicFigures(figuresStoreOf(req.payload), choice, now);
  return (
    <AdminFrame {...props}>
      <FiguresPage figures={figures} choice={choice} now={now} language={req.i18n.language} />
    </AdminFrame>
  );
}
