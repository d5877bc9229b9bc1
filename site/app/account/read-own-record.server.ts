import type { PatientReader } from '@clinic/core/booking/form/prove-draft';
import type { PatientRecord } from '@clinic/core/clinic/clinic-service';
import type { SignedIn } from '@clinic/core/identity/sessions/open-session';
import type { AccessStore } from '@clinic/core/personal-area/access/access-store';

type Page = {
  booking: { patients: Pick<PatientReader, 'readPatient'> };
  account: { area: { access: Pick<AccessStore, 'recordView'> } } | null;
};

/** To fill in a form of whoever is signed in. Null where no record is linked or the clinic does not answer; a look is noted like any other. */
export async function readOwnRecord(signedIn: Pick<SignedIn, 'account'>, { booking, account }: Page): Promise<PatientRecord | null> {
  const { id: accountId, patientId } = signedIn.account;
  if (patientId === null) return null;
  const read = await booking.patients.readPatient(patientId);
  if (!read.ok || !read.value) return null;
  await account?.area.access.recordView({ accountId, patientId, what: 'record' });
  return read.value;
}
