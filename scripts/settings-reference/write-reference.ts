import { migrateSettings } from '@clinic/core/adapters/database/migrate-settings';
import { type SettingKind, type SettingSchema, settingKindOf } from '@clinic/core/settings/setting-kinds';
import { backofficeSettings } from '../../backoffice/src/env.ts';
import { seedSettings } from '../../content/load/env.ts';
import { moveInSettings } from '../../content/move-in/env.ts';
import { sandboxSettings } from '../../sandbox/env.ts';
import { siteSettings } from '../../site/server/env.ts';
import { workerSettings } from '../../worker/env.ts';
import { markdownTable } from '../markdown-table.ts';
import { developerSettings } from './developer-settings.ts';

type Process = { title: string; shape: Record<string, SettingSchema> };

export const processes: Process[] = [
  { title: 'Site', shape: siteSettings.shape },
  { title: 'Worker', shape: workerSettings.shape },
  { title: 'Back office', shape: backofficeSettings.shape },
  { title: 'Sandbox', shape: sandboxSettings.shape },
];

/** What an operator runs beside the processes. */
export const commands: Process[] = [
  { title: '`pnpm migrate` and `pnpm partitions`', shape: migrateSettings.shape },
  { title: '`pnpm seed`', shape: seedSettings.shape },
  { title: '`pnpm move-in`', shape: moveInSettings.shape },
];

/** What production asks of a setting beyond its form. */
const rules: Record<SettingKind, string> = {
  ownSecret: 'drawn at random, 32 characters or more, unlike every other',
  dataKeys: 'keys drawn at random',
  providerKey: 'the company’s own, none of a stand-in',
  publicOrigin: 'https, a public name',
  provider: 'https, the company’s real address',
  mailServer: 'a server that reaches patients',
  mailSender: 'a real address',
  internalAddress: 'https, unless on this machine or in a private network',
  database: 'encrypted, unless on this machine',
  proxies: 'must be set',
  developersOnly: 'off',
  sandbox: 'must not be set',
  example: 'must be set',
};

/** What the process takes where nothing is set. */
function fallbackOf(schema: SettingSchema): string {
  const parsed = schema.safeParse(undefined);
  if (!parsed.success) return '**required**';
  const value: unknown = parsed.data;
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none';
  return `\`${value}\``;
}

function cellsOf([name, schema]: [string, SettingSchema]): string[] {
  const kind = settingKindOf(schema);
  return [`\`${name}\``, schema.description ?? '', fallbackOf(schema), kind ? rules[kind] : ''];
}

const processSection = ({ title, shape }: Process) =>
  `## ${title}\n\n${markdownTable(['Setting', 'What it is', 'Unset', 'In production'], Object.entries(shape).map(cellsOf))}\n`;

/** A command does not know for which deployment it runs, so production asks nothing more of it. */
const commandSection = ({ title, shape }: Process) =>
  `### ${title}\n\n${markdownTable(
    ['Setting', 'What it is', 'Unset'],
    Object.entries(shape).map((entry) => cellsOf(entry).slice(0, 3)),
  )}\n`;

const developerRows = Object.entries(developerSettings).map(([name, { readBy, what, unset }]) => [`\`${name}\``, what, unset, readBy]);

export const settingsReference = (): string => `# Settings

Written by \`node scripts/settings-reference.ts\` from the \`env.ts\` of each process and what commands read; do not edit it by hand. A process reads its
settings once, at its start; if any is wrong it names all of them and ends. No value is ever quoted.

\`DEPLOYMENT\` decides how strictly. Unset it is \`production\`, and the last column holds. In a \`rehearsal\` every address and key of another company must
be the sandbox’s (keys begin with \`sandbox-\`), our own secrets are as strong as in production, and every page says that nothing is real. With \`local\`
only the form of a setting is checked; \`pnpm demo\`, \`pnpm dev\` and the tests run so. The sandbox does not start for production.

A secret is drawn with \`openssl rand -base64 32\`, each one anew.

Not a setting of ours, but of PostgreSQL: \`log_error_verbosity = terse\` and both \`log_parameter_max_length = 0\` and \`log_parameter_max_length_on_error = 0\`
keep the words of patients out of the database’s log. The worker warns at its start where they are not set.

${processes.map(processSection).join('\n')}
## Commands

${commands.map(commandSection).join('\n')}
### Others

\`pnpm rotate-keys\` takes \`DATABASE_URL\` and \`DATA_KEYS\` of the worker, \`pnpm reindex\` and \`scripts/send-test-mail.ts\` its \`DATABASE_URL\`.

## Developers and CI

\`pnpm demo\` and \`pnpm dev\` make the settings of every process themselves (\`scripts/stack/settings.ts\`).

${markdownTable(['Setting', 'What it is', 'Unset', 'Read by'], developerRows)}
`;
