import { type Weakness, weaknessOf } from '@clinic/core/identity/passwords/weak-password';
import type { Payload } from 'payload';
import { staffSettingsOf } from '../staff-settings.ts';

/** Printed in the README for everybody to read. */
const demoPassword = 'demonstracao-2026';

type Person = { nome?: string | null; email?: string | null };

/** The clinic's name is in the settings that editors fill in. */
export async function checkPassword(payload: Payload, password: string, { nome, email }: Person): Promise<Weakness | null> {
  const isLocal = staffSettingsOf(payload).deployment === 'local';
  if (isLocal && password === demoPassword) return null;
  const clinic = await payload.findGlobal({ slug: 'definicoes', depth: 0, locale: 'pt', select: { nome: true } });
  const personal = [clinic.nome, nome, email, demoPassword].filter((word) => typeof word === 'string');
  return weaknessOf(password, personal);
}
