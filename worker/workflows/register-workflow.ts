import { currentTracing, inSpan } from '@clinic/core/logging/spans';
import { DBOS, type WorkflowConfig } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';

type Workflow<Args extends unknown[], Answer> = (...args: Args) => Promise<Answer>;

let readCause: (workflowId: string) => Promise<string | undefined> = async () => undefined;

/** Read beside DBOS, whose own question would count as a step of the workflow; asked only where traces are on. */
export function readCausesFrom(pool: Pick<pg.Pool, 'query'>): void {
  readCause = async (workflowId) => {
    const text = "select attributes->>'traceparent' as traceparent from dbos.workflow_status where workflow_uuid = $1";
    const found = await pool.query<{ traceparent: string | null }>(text, [workflowId]).catch(() => undefined);
    return found?.rows[0]?.traceparent ?? undefined;
  };
}

/** As DBOS has it; where traces are on, the work continues the trace of whoever left it. */
export function registerWorkflow<Args extends unknown[], Answer>(
  work: Workflow<Args, Answer>,
  config: WorkflowConfig & { name: string },
): Workflow<Args, Answer> {
  const { name } = config;
  const traced: Workflow<Args, Answer> = async (...args) => {
    if (!currentTracing()) return work(...args);
    const causedBy = DBOS.workflowID ? await readCause(DBOS.workflowID) : undefined;
    return inSpan({ name: `work ${name}`, kind: 'work', causedBy, facts: { workflow: name } }, () => work(...args));
  };
  return DBOS.registerWorkflow(traced, config);
}
