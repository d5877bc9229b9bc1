import type { FaultHarness } from './fault-harness.ts';

/** Everything that DBOS keeps of its work. */
export async function keptByDbos({ pool }: FaultHarness): Promise<string> {
  const tables = ['workflow_status', 'workflow_input', 'workflow_output', 'operation_outputs'];
  const kept = await Promise.all(tables.map((table) => pool.query(`select * from dbos.${table}`)));
  return JSON.stringify(kept.map(({ rows }) => rows));
}
