/** `pnpm move-in --from <address> --token-file <file>`: brings the content of the clinic's old content service into a running back office. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type MoveInEnv, readMoveInEnv } from '../content/move-in/env.ts';
import { moveIn } from '../content/move-in/move-in.ts';
import { writeReport } from '../content/move-in/report.ts';
import { signInAsEditor } from '../content/move-in/sign-in-as-editor.ts';
import { connectOldService } from '../content/move-in/source/old-service.ts';
import { fileMemory } from '../content/move-in/writing/memory.ts';
import { root } from './stack/folders.ts';

const folder = path.join(root, '.data/move-in');
const usage =
  'pnpm move-in --from <address> --token-file <file> [--dry-run] [--redirects <csv>] [--old-site <address>] [--memory <file>] [--report <file>]';

const options = {
  from: { type: 'string' },
  'token-file': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  redirects: { type: 'string' },
  'old-site': { type: 'string' },
  memory: { type: 'string', default: path.join(folder, 'brought.json') },
  report: { type: 'string', default: path.join(folder, 'relatorio.md') },
} as const;

/** True where everything came, though perhaps not as it was: that is what the report is for. */
async function runMoveIn(args: string[], env: MoveInEnv): Promise<boolean> {
  const { values } = parseArgs({ args, options });
  const { from, 'token-file': tokenFile, 'dry-run': isDryRun, redirects, 'old-site': oldSite, memory, report: reportFile } = values;
  if (!from || !tokenFile) throw new Error(usage);
  const token = (await readFile(tokenFile, 'utf8')).trim();
  if (token === '') throw new Error(`${tokenFile} is empty`);
  const service = connectOldService({ from, token });
  const csv = redirects === undefined ? null : await readFile(redirects, 'utf8');
  const login = { email: env.MOVE_IN_EMAIL, password: env.MOVE_IN_PASSWORD };
  const backOffice = await signInAsEditor(env.BACKOFFICE_URL.replace(/\/$/, ''), login, env.MOVE_IN_CODE);
  const brought = fileMemory(memory, service.address);
  const report = await moveIn({ service, backOffice, memory: brought, isDryRun, oldSite: oldSite ?? null, redirects: csv });
  await mkdir(path.dirname(reportFile), { recursive: true });
  await writeFile(reportFile, writeReport(report, service.address));
  for (const [kind, counts] of report.tally)
    console.log(
      `${kind}: ${Object.entries(counts)
        .map(([name, number]) => `${name} ${number}`)
        .join(', ')}`,
    );
  console.log(`${isDryRun ? 'dry run' : 'moved in'} in ${report.seconds.toFixed(1)} s; read ${reportFile}`);
  if (report.failure !== null) console.error(`Stopped in the middle; run it again to continue. ${report.failure}`);
  return report.failure === null;
}

try {
  process.exitCode = (await runMoveIn(process.argv.slice(2), readMoveInEnv(process.env))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
