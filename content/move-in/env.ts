import { parseEnv } from '@clinic/core/settings/read-env';
import { z } from 'zod';

export const moveInSettings = z.object({
  BACKOFFICE_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:3001')
    .describe('The running back office.'),
  MOVE_IN_EMAIL: z.email().default('editor@exemplo.pt').describe('Whose account saves the content there: an editor’s is enough.'),
  MOVE_IN_PASSWORD: z.string().min(1).default('demonstracao-2026').describe('That account’s password.'),
  MOVE_IN_CODE: z.string().trim().min(1).optional().describe('The six digits of its code app, where the account has a second step.'),
});

export type MoveInEnv = z.output<typeof moveInSettings>;

export const readMoveInEnv = (source: Record<string, string | undefined>): MoveInEnv => parseEnv('move-in', moveInSettings, source);
