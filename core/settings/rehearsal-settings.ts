import { isLoopback } from './judged-host.ts';
import {
  databaseProblem,
  dataKeysProblem,
  reusedSecrets,
  type Setting,
  type SettingProblem,
  secretProblem,
} from './production-settings.ts';

/** Every key that the stand-ins accept begins so; production refuses them. */
export const sandboxKeyStart = 'sandbox-';

/**
 * A rehearsal is the production build against the sandbox: nothing of another company may be reached, by address or by key. Its
 * own doors are as strong as production's, because strangers can find it too.
 */
export function rehearsalProblems(settings: readonly Setting[]): SettingProblem[] {
  const sandbox = URL.parse(settings.find(({ kind }) => kind === 'sandbox')?.value ?? '');
  const found = settings.map(({ name, kind, value }) => ({ name, message: problemOf(kind, value, sandbox) }));
  return [...found.filter((problem): problem is SettingProblem => Boolean(problem.message)), ...reusedSecrets(settings)];
}

function problemOf(kind: Setting['kind'], value: string | undefined, sandbox: URL | null): string | undefined {
  if (kind === 'sandbox') return sandbox ? undefined : 'must name the sandbox';
  if (!value) return undefined;
  switch (kind) {
    case 'ownSecret':
      return secretProblem(value);
    case 'dataKeys':
      return dataKeysProblem(value);
    case 'providerKey':
      return value.startsWith(sandboxKeyStart) ? undefined : `must be a key of the sandbox, which begins with ${sandboxKeyStart}`;
    case 'provider':
      return URL.parse(value)?.origin === sandbox?.origin ? undefined : 'must be at the sandbox';
    case 'mailServer':
      return isLoopback(value) || value === sandbox?.hostname ? undefined : 'must be the sandbox, or a mailbox on this machine';
    case 'publicOrigin':
      return value.split(',').every(isHttpsOrOwnMachine) ? undefined : 'must be https';
    case 'database':
      return databaseProblem(value);
    case 'developersOnly':
      return value === 'on' ? 'is for developers; switch it off' : undefined;
    case 'mailSender':
    case 'internalAddress':
    case 'proxies':
    case 'example':
      return undefined;
    default:
      return kind satisfies never;
  }
}

function isHttpsOrOwnMachine(value: string): boolean {
  const url = URL.parse(value.trim());
  return !url || url.protocol === 'https:' || isLoopback(url.hostname);
}
