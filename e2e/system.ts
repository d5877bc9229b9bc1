import { test as base } from '@playwright/test';
import type { StackPart } from '../scripts/stack/parts.ts';
import { localRoles } from '../scripts/stack/roles.ts';
import type { RunningSystem } from './control-server.ts';

export type TestSystem = Awaited<ReturnType<typeof findSystem>>;

/** The system that `pnpm e2e` started; its parts are children of that process, which stops and starts them when asked. */
async function findSystem({ alone }: { alone: boolean }) {
  const address = process.env['E2E_SYSTEM'];
  if (!address) throw new Error('nothing is running to be tested: start the journeys with `pnpm e2e`');
  const ask = async (what: string, body: object) => {
    const answer = await fetch(`${address}/${what}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const running = (await (await fetch(address)).json()) as RunningSystem;
  const shared = [...Object.values(running.parts), running.second].map(({ readyUrl }) => readyUrl);
  /** Whoever walks beside others would see it as a failure of their own. */
  const onlyAlone = (act: string) => {
    if (!alone) throw new Error(`${act} disturbs the journeys beside this one: it belongs in a file named *.alone.spec.ts`);
  };
  return {
    ...running,
    roles: await localRoles(running.databaseUrl, running.dataDir),
    startOne: (part: StackPart) => ask('start', { part }),
    stopOne(part: StackPart, signal?: NodeJS.Signals) {
      if (shared.includes(part.readyUrl)) onlyAlone(`stopping the ${part.name}`);
      return ask('stop', { part, signal });
    },
    onlyAlone,
    makeWhole: () => ask('make-whole', {}),
  };
}

/** The built system with a database of its own, and a second replica of the site. */
export const test = base.extend<{ leavesItWhole: undefined }, { system: TestSystem }>({
  system: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern.
    async ({}, use, { project }) => use(await findSystem({ alone: project.name !== 'look' })),
    { scope: 'worker', auto: true },
  ],
  leavesItWhole: [
    async ({ system }, use, told) => {
      await use(undefined);
      // Beside others nobody stops what all share, and a replica may be another test's.
      if (told.project.name !== 'look' && told.status !== told.expectedStatus) await system.makeWhole();
    },
    { auto: true, timeout: 120_000 },
  ],
});
