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

/** Of every process that serves people or calls other companies. */
export const deploymentSettings = {
  DEPLOYMENT: deployment,
  SECRETS_DIR: secretsDir,
  SANDBOX_ORIGIN: ofKind('sandbox', z.url({ protocol: /^https?$/ }).optional()).describe(
    'Rehearsal only: where the sandbox is. Every other company’s address must be there.',
  ),
};
