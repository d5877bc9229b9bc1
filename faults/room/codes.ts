import type { ClinicRoom } from './clinic-room.ts';
import { eventually } from './eventually.ts';

const codeLetters = async ({ catcher }: ClinicRoom, email: string) =>
  (await catcher.mailsTo(email)).filter(({ subject }) => subject.startsWith('O seu código'));

export const countCodes = async (room: ClinicRoom, email: string): Promise<number> => (await codeLetters(room, email)).length;

/** Out of the newest letter with a code to this address, once there are more than these. */
async function latestCode(room: ClinicRoom, email: string, after: number): Promise<string | null> {
  const letters = await codeLetters(room, email);
  const { catcher } = room;
  const last = letters.at(-1);
  if (!last || letters.length <= after) return null;
  const source = (await catcher.sourceOf(last)).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /codigo=(\d{6})/.exec(source)?.[1] ?? null;
}

export const codeFor = (room: ClinicRoom, email: string, ms?: number, after = 0): Promise<string> =>
  eventually(() => latestCode(room, email, after), `a code for ${email}`, ms);
