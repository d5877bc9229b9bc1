import { z } from 'zod';
import { secretsDir } from './secret-files.ts';
import { ofKind } from './setting-kinds.ts';

/**
 * `production` is what a process takes itself for unless it is told otherwise, so that nothing is weaker by mistake. `rehearsal` is the
 * same build against the sandbox, for load tests and training; `local` is a developer's machine, the demo and the tests.
 */
export const deployment = z
  .enum(['production', 'rehearsal', 'local'])
  .default('production')
  .describe('`production`, `rehearsal` (the same build against the sandbox, with a banner) or `local` (a developer’s machine).');

/** What a rehearsal calls itself on every screen; false in earnest. */
export type RehearsalName = 'rehearsal' | 'training' | false;

export const rehearsalName = (env: { DEPLOYMENT: z.infer<typeof deployment>; TRAINING: 'on' | 'off' }): RehearsalName =>
  env.DEPLOYMENT === 'rehearsal' && (env.TRAINING === 'on' ? 'training' : 'rehearsal');

/** Of every process that serves people or calls other companies. */
export const deploymentSettings = {
  DEPLOYMENT: deployment,
  TRAINING: z
    .enum(['on', 'off'])
    .default('off')
    .describe('`on`, in a rehearsal: the clinic’s own data with invented names and contacts, for training staff; every screen says so.'),
  SECRETS_DIR: secretsDir,
  SANDBOX_ORIGIN: ofKind('sandbox', z.url({ protocol: /^https?$/ }).optional()).describe(
    'Rehearsal only: where the sandbox is. Every other company’s address must be there.',
  ),
};
