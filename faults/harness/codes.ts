import { eventually } from './eventually.ts';
import type { FaultHarness } from './fault-harness.ts';

const codeLetters = async ({ catcher }: FaultHarness, email: string) =>
  (await catcher.mailsTo(email)).filter(({ subject }) => subject.startsWith('O seu código'));

export const countCodes = async (harness: FaultHarness, email: string): Promise<number> => (await codeLetters(harness, email)).length;

/** Out of the newest letter with a code to this address, once there are more than these. */
async function latestCode(harness: FaultHarness, email: string, after: number): Promise<string | null> {
  const letters = await codeLetters(harness, email);
  const { catcher } = harness;
  const last = letters.at(-1);
  if (!last || letters.length <= after) return null;
  const source = (await catcher.sourceOf(last)).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /codigo=(\d{6})/.exec(source)?.[1] ?? null;
}

export const waitForCode = (harness: FaultHarness, email: string, ms?: number, after = 0): Promise<string> =>
  eventually(() => latestCode(harness, email, after), `a code for ${email}`, ms);
