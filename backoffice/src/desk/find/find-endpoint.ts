import { findBookings } from '@clinic/core/desk/find/find-bookings';
import type { Endpoint, PayloadHandler } from 'payload';
import { deskOf } from '../desk-of.ts';
import { filePath } from '../desk-path.ts';
import { type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { foundBookingsAddress, foundPath } from './find-path.ts';

/** What was typed names a patient, so it comes in a form's body, and only ids stand in the address of the answer. */
const find =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    if (!presserOf(env, req)) return refusePress(403);
    const { procura = '' } = await readPressedForm(req);
    const found = await findBookings(await deskOf(req.payload), procura, new Date());
    if (!found.ok) return seeOther(`${foundPath}?erro=${found.error.kind}`);
    const [only = '', ...others] = found.value.ids;
    // Somebody waits on the telephone: one that is found alone is opened at once.
    return seeOther(others.length === 0 ? filePath(only) : foundBookingsAddress(found.value));
  };

export const findEndpoints = (env: PressEnv): Endpoint[] => [{ method: 'post', path: '/marcacoes-online/procurar', handler: find(env) }];
