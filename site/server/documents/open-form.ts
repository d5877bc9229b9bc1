import { readFormPass } from '@clinic/core/http/form-pass';
import { requestKinds, takesDocuments } from '@clinic/core/requests/request-kinds';
import type { RequestServices } from '@clinic/core/requests/request-services';

const formsWithDocuments = requestKinds.filter(takesDocuments);

/** The form that a file belongs to; null where it takes none, is not ours or too old. */
export const formIdOf = ({ secret }: RequestServices, pass: string): string | null =>
  readFormPass(secret, formsWithDocuments, pass, new Date())?.formId ?? null;

/** Null also where it was sent already: nothing new is added to what the clinic has. */
export async function openFormOf(services: RequestServices, pass: string): Promise<string | null> {
  const formId = formIdOf(services, pass);
  return formId && !(await services.store.byForm(formId))?.receivedAt ? formId : null;
}
