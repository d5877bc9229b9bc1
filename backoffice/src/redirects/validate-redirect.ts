import { createAddressBook } from '@clinic/core/addresses/address-book';
import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import { isFilePath } from '@clinic/core/addresses/is-file-path';
import { chainedRow, type RedirectRow } from '@clinic/core/addresses/redirect-rows';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { readAddresses } from '../addresses/list-addresses.ts';
import { type Label, label, labelIn } from '../language/label.ts';
import { isPath, isPathOrBranch, normalisePath } from './redirect-path.ts';

const redirectErrors = {
  notAPath: (): Label =>
    label(
      'Escreva um caminho do site que comece por «/», sem domínio nem parâmetros: /pt/contactos.',
      'Write a path of the site that starts with “/”, without domain or parameters: /en/contacts.',
    ),
  living: (): Label =>
    label(
      'Neste endereço vive uma página do site: um redirecionamento nunca seria usado.',
      'A page of the site lives at this address: a redirect would never be used.',
    ),
  circle: (): Label =>
    label(
      'O endereço novo é o próprio endereço antigo ou está abaixo dele: o visitante andaria em círculo.',
      'The new address is the old one or lies below it: a visitor would go in a circle.',
    ),
  nowhere: (): Label =>
    label(
      'Neste endereço não há nenhuma página do site: o visitante não chegaria a lado nenhum.',
      'There is no page of the site at this address: a visitor would be led nowhere.',
    ),
  chain: (from = '', to = ''): Label =>
    label(
      `O visitante seria redirecionado duas vezes, por causa de «${from}» → «${to}». Aponte diretamente para o endereço final.`,
      `A visitor would be redirected twice, because of “${from}” → “${to}”. Point straight to the final address.`,
    ),
} satisfies Record<string, (from?: string, to?: string) => Label>;

const otherRows = async (req: PayloadRequest, id: number | string | undefined): Promise<RedirectRow[]> => {
  const { docs } = await req.payload.db.find<RedirectRow>({ collection: 'redirects', limit: 0, pagination: false, req });
  return docs.filter((row) => row.id !== id);
};

const addressBook = async (req: PayloadRequest) => createAddressBook(await readAddresses(req));

export const validateFrom: TextFieldSingleValidation = async (value, { event, req }) => {
  const from = normalisePath(value ?? '');
  const refuse = (reason: keyof typeof redirectErrors) => labelIn(req.i18n.language, redirectErrors[reason]());
  if (!isPathOrBranch(from)) return refuse('notAPath');
  if (event === 'onChange') return true;
  return canonicalPath(from, await addressBook(req)) === from ? refuse('living') : true;
};

/** Neither chains nor loops of redirects: a visitor is redirected at most once. Checked here because both ends are known here. */
export const validateTo: TextFieldSingleValidation = async (value, { data, event, id, req }) => {
  const to = normalisePath(value ?? '');
  if (!isPath(to)) return labelIn(req.i18n.language, redirectErrors.notAPath());
  const typed: unknown = (data as { from?: unknown }).from;
  if (event === 'onChange' || typeof typed !== 'string') return true;
  const from = normalisePath(typed);
  const others = await otherRows(req, id);
  const chained = chainedRow({ from, to }, others);
  if (!chained)
    return isFilePath(to) || canonicalPath(to, await addressBook(req)) ? true : labelIn(req.i18n.language, redirectErrors.nowhere());
  if (chained.from === from) return labelIn(req.i18n.language, redirectErrors.circle());
  return labelIn(req.i18n.language, redirectErrors.chain(chained.from, chained.to));
};
