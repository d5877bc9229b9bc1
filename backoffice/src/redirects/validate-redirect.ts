import { createAddressBook, type DocumentAddress } from '@clinic/core/addresses/address-book';
import { livingAddress } from '@clinic/core/addresses/living-address';
import { chainedRow, type RedirectRow } from '@clinic/core/addresses/redirect-rows';
import type { PayloadRequest, TextFieldSingleValidation } from 'payload';
import { readAddresses } from '../addresses/list-addresses.ts';
import { inLanguage } from '../language/label.ts';
import { isPath, isPathOrBranch, normalisePath } from './redirect-path.ts';
import { refusals } from './refusals.ts';

const otherRows = async (req: PayloadRequest, id: number | string | undefined): Promise<RedirectRow[]> => {
  const { docs } = await req.payload.db.find<RedirectRow>({ collection: 'redirects', limit: 0, pagination: false, req });
  return docs.filter((row) => row.id !== id);
};

const addressBook = async (req: PayloadRequest) => createAddressBook((await readAddresses(req)).filter(hasRoute));

/** Events have no address of their own yet. */
const hasRoute = (document: { collection: string }): document is DocumentAddress => document.collection !== 'eventos';

export const validateFrom: TextFieldSingleValidation = async (value, { event, req }) => {
  const from = normalisePath(value ?? '');
  const refuse = (reason: keyof typeof refusals) => inLanguage(req.i18n.language, refusals[reason]());
  if (!isPathOrBranch(from)) return refuse('notAPath');
  if (event === 'onChange') return true;
  return livingAddress(from, await addressBook(req)) === from ? refuse('living') : true;
};

/** Checked here because both ends are known here: a visitor is sent on once, never in a circle. */
export const validateTo: TextFieldSingleValidation = async (value, { data, event, id, req }) => {
  const to = normalisePath(value ?? '');
  if (!isPath(to)) return inLanguage(req.i18n.language, refusals.notAPath());
  const typed: unknown = (data as { from?: unknown }).from;
  if (event === 'onChange' || typeof typed !== 'string') return true;
  const from = normalisePath(typed);
  const others = await otherRows(req, id);
  const chained = chainedRow({ from, to }, others);
  if (!chained) return true;
  if (chained.from === from) return inLanguage(req.i18n.language, refusals.circle());
  return inLanguage(req.i18n.language, refusals.chain(chained.from, chained.to));
};
