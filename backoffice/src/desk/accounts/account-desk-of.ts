import { createDatabase } from '@clinic/core/adapters/database/database';
import { accountDesk } from '@clinic/core/adapters/database/desk/account-desk';
import { patientContacts } from '@clinic/core/adapters/database/identity/patient-contacts';
import type { AccountDesk } from '@clinic/core/desk/accounts/account-desk';
import type { RecordPorts } from '@clinic/core/desk/accounts/find-records';
import type { Payload } from 'payload';
import { clientOf, poolOf } from '../../publishing/enqueue-work.ts';
import { dataKeysOf } from '../desk-of.ts';

/** The desk's view of patients' accounts, on the back office's own connections. */
export const accountDeskOf = async (payload: Payload): Promise<AccountDesk> =>
  accountDesk(poolOf(payload), await clientOf(payload), dataKeysOf(payload));

/** The clinic's records, and who is believed for them. */
export const recordPortsOf = (payload: Payload): RecordPorts => ({
  clinic: payload.config.custom['clinic'] as RecordPorts['clinic'],
  contacts: patientContacts(createDatabase(poolOf(payload))),
  keys: dataKeysOf(payload),
});
