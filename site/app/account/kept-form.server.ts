import { withoutSecrets } from '@clinic/core/identity/sessions/kept-forms';
import type { SignedIn } from '@clinic/core/identity/sessions/open-session';
import type { AccountContext } from '../account-context.ts';
import { readForm } from '../read-form.server.ts';

/** In the address to which one comes back: there is something to put into the fields. */
const keptPart = 'guardado';

/** A form that was posted leads back to the page that shows it. */
export const pathOfForm = (request: Request): string => new URL(request.url).pathname.replace(/\.data$/, '');

export const leadsToKeptForm = (returnPath: string | null): boolean => returnPath?.endsWith(`?abrir=${keptPart}`) ?? false;

type Keeper = Pick<AccountContext, 'services' | 'browserKey' | 'lastAccountId'>;

/**
 * What was sent while its sender had first to sign in again, or to show once more who they are: kept until the same person comes back.
 * Returns the way back to it; null where nobody is known to own it.
 */
export async function keepForm(account: Keeper, request: Request, form: FormData | null): Promise<string | null> {
  const { services, browserKey, lastAccountId } = account;
  if (!form || lastAccountId === null) return null;
  const path = pathOfForm(request);
  const fields = [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  await services.keptForms.keep(browserKey(), { accountId: lastAccountId, path, fields: withoutSecrets(fields) });
  return `${path}?abrir=${keptPart}`;
}

/** The session ended while somebody was typing. */
export const keepPosted = async (account: Keeper, request: Request): Promise<string | null> =>
  request.method === 'POST' ? keepForm(account, request, await readForm(request.clone())) : null;

/** What was kept for this page, once: shown again in its fields, and sent only by a press of the button. */
export async function takeKeptForm(
  { services, signedIn, browserKey }: AccountContext & { signedIn: SignedIn },
  request: Request,
): Promise<Record<string, string> | null> {
  if (new URL(request.url).searchParams.get('abrir') !== keptPart) return null;
  const fields = await services.keptForms.take(browserKey(), { accountId: signedIn.account.id, path: pathOfForm(request) });
  return fields && Object.fromEntries(fields);
}
