import { readFormPass } from '@clinic/core/http/form-pass';
import type { RequestServices } from '@clinic/core/requests/request-services';

/** The form that a file belongs to; null where it is not ours, too old, or sent already: nothing is added to what the clinic has. */
export async function openFormOf({ secret, store }: RequestServices, pass: string): Promise<string | null> {
  const opened = readFormPass(secret, pass, new Date());
  if (!opened) return null;
  return (await store.byForm(opened.formId))?.receivedAt ? null : opened.formId;
}
