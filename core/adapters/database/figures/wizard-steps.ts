import { sql } from 'kysely';
import type { WizardMoment } from '../../../booking/form/wizard-moments.ts';
import type { ReachedStep, ReadingFigures } from '../../../desk/management/reading-figures.ts';
import type { Day } from '../../../kernel/lisbon-time.ts';
import type { Database } from '../database.ts';

export const addWizardSteps =
  (db: Database) =>
  async (day: Day, reached: ReadonlyMap<WizardMoment, number>): Promise<void> => {
    // In one order, so that two servers that add the same steps do not wait for each other.
    const rows = [...reached].sort(([one], [other]) => (one < other ? -1 : 1));
    if (rows.length === 0) return;
    await sql`
      insert into core.wizard_steps (day, step, reached)
      select ${day}::date, given.* from unnest(${rows.map(([step]) => step)}::text[], ${rows.map(([, count]) => count)}::integer[]) as given
      on conflict (day, step) do update set reached = wizard_steps.reached + excluded.reached`.execute(db);
  };

export const readWizardSteps =
  (db: Database): ReadingFigures['reachedSteps'] =>
  async (from, until) => {
    const { rows } = await sql<ReachedStep>`
      select step, sum(reached)::int as reached from core.wizard_steps where day >= ${from}::date and day < ${until}::date
      group by step`.execute(db);
    return rows;
  };
