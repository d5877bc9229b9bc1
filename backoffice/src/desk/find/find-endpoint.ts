import { findForCaller } from '@clinic/core/desk/find/find-for-caller';
import type { Endpoint, PayloadHandler } from 'payload';
import { accountDeskOf } from '../accounts/account-desk-of.ts';
import { accountPath } from '../accounts/account-path.ts';
import { deskOf } from '../desk-of.ts';
import { filePath } from '../desk-path.ts';
import { type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { requestPath } from '../requests/request-path.ts';
import { foundForCallerAddress, foundPath } from './find-path.ts';

/** What was typed names a patient, so it comes in a form's body, and only ids stand in the address of the answer. */
const find =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req);
    if (!staff) return refusePress(403);
    const { procura = '' } = await readPressedForm(req);
    const found = await findForCaller(
      { store: await deskOf(req.payload), accounts: await accountDeskOf(req.payload) },
      staff,
      procura,
      new Date(),
    );
    if (!found.ok) return seeOther(`${foundPath}?erro=${found.error.kind}`);
    const { ids, requests, accounts } = found.value;
    const [only = '', ...others] = [...ids.map(filePath), ...requests.map(requestPath), ...accounts.map(accountPath)];
    // Somebody waits on the telephone: one that is found alone is opened at once.
    return seeOther(others.length === 0 ? only : foundForCallerAddress(found.value));
  };

export const findEndpoints = (env: PressEnv): Endpoint[] => [{ method: 'post', path: '/marcacoes-online/procurar', handler: find(env) }];
