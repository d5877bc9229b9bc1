import pg from 'pg';
import { eventually } from './eventually.ts';
import type { FaultHarness } from './fault-harness.ts';

const lock = '815, 1';

/** In place of a step's name. The work has ended: what DBOS writes down last. */
export const theEnd = 'the end';
/** In place of a step's name. The work is left by a transaction of ours, with the facts that it is about. */
export const isLeft = 'is left';

const written = (step: string): string => {
  if (step === theEnd) return `select from dbos.workflow_output where workflow_uuid like $1 || '%' and $2 <> ''`;
  if (step === isLeft) return `select from dbos.workflow_status where workflow_uuid like $1 || '%' and $2 <> ''`;
  return `select from dbos.operation_outputs where workflow_uuid like $1 || '%' and function_name = $2`;
};

/**
 * DBOS writes down that a step is done and commits; there the commit can be made to wait. Whoever is killed meanwhile has done
 * the step, and whether it is on record is then the test's to say. No hook in our own code is needed. The worker
 * may not read the test's table, so the trigger reads it in the test's name.
 */
export async function pauseRecording({ pool, databaseUrl }: FaultHarness) {
  await pool.query(`
    create table if not exists public.paused_steps (workflow text, step text);
    create or replace function public.wait_if_paused() returns trigger language plpgsql security definer as $$
    declare
      done text := case tg_table_name when 'workflow_output' then '${theEnd}' when 'workflow_status' then '${isLeft}'
        else to_jsonb(new) ->> 'function_name' end;
    begin
      if exists (select from public.paused_steps where new.workflow_uuid like workflow || '%' and step = done)
      then perform pg_advisory_xact_lock_shared(${lock}); end if;
      return null; end $$;
    create or replace function public.pause_commits() returns void language plpgsql as $$ begin
      if not exists (select from pg_trigger where tgname = 'pause_commits') then
        create constraint trigger pause_commits after insert on dbos.operation_outputs
          deferrable initially deferred for each row execute function public.wait_if_paused();
        create constraint trigger pause_commits after insert on dbos.workflow_output
          deferrable initially deferred for each row execute function public.wait_if_paused();
        create constraint trigger pause_commits after insert on dbos.workflow_status
          deferrable initially deferred for each row execute function public.wait_if_paused();
      end if; end $$;
    select public.pause_commits()`);
  const holder = new pg.Client({ connectionString: databaseUrl });
  holder.on('error', () => {});
  await holder.connect();

  /** Once a step of a workflow whose id begins so has been done and waits to be written down. */
  return async (workflow: string, step: string, start: () => Promise<unknown>) => {
    await holder.query(`select pg_advisory_lock(${lock})`);
    await pool.query('insert into public.paused_steps values ($1, $2)', [workflow, step]);
    await start();
    const waiting = `select pid from pg_locks where locktype = 'advisory' and classid = 815 and not granted`;
    await eventually(async () => (await pool.query(waiting)).rowCount, `${step} of ${workflow} is done`);
    const recorded = async () => ((await pool.query(written(step), [workflow, step])).rowCount ?? 0) > 0;
    const end = async (statement: string, isRecorded: boolean) => {
      await pool.query('delete from public.paused_steps');
      await pool.query(statement);
      await holder.query(`select pg_advisory_unlock(${lock})`);
      await eventually(async () => (await recorded()) === isRecorded, `${step} ${isRecorded ? 'is' : 'is not'} on record`);
    };
    return {
      record: () => end('select 1', true),
      forget: () => end(`select pg_terminate_backend(pid) from (${waiting}) as paused`, false),
    };
  };
}
