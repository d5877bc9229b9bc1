import type { ClinicService } from '../../clinic/clinic-service.ts';
import { unlessUnavailable, unwrapResponse } from '../../clinic/service-unavailable.ts';
import { contactDigest, toContact } from '../../identity/contact.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import { changedDetails, holds } from './profile-fields.ts';
import type { ProfileChange, ProfileOutbox, ProfileRefusalKind } from './profile-store.ts';

type Ports = { outbox: ProfileOutbox; clinic: Pick<ClinicService, 'readPatient' | 'updatePatient'>; keys: DataKeys };

/**
 * Brings one changed field to the clinic's record: reads the record, writes it as a whole, and believes only what it reads back. Throws
 * where the clinic does not answer, so that it is tried again.
 */
export async function sendProfileChange(ports: Ports, id: string): Promise<void> {
  const { outbox } = ports;
  const change = await outbox.open(id);
  if (!change || change.refusedAt || change.replacedAt) return;
  if (!change.isStillLinked) return outbox.recordReplaced(id);
  if (change.sentAt) return recordContact(ports, change);
  await outbox.alone(change.patientId, () => writeAndLook(ports, change));
}

async function writeAndLook(ports: Ports, change: ProfileChange): Promise<void> {
  const { outbox, clinic } = ports;
  const { id, patientId, field, value } = change;
  const record = unwrapResponse(await clinic.readPatient(patientId));
  if (!record) return refuse(outbox, change, 'recordGone');
  if (!holds(record, field, value)) {
    const details = changedDetails(record, field, value);
    if (!details) return refuse(outbox, change, 'refused');
    // Stored before the call: after a crash in between, the contact on the record is known to be ours.
    await recordContact(ports, change);
    const updated = unlessUnavailable(await clinic.updatePatient(patientId, details));
    if (!updated.ok) return refuse(outbox, change, updated.error.kind);
    const after = unwrapResponse(await clinic.readPatient(patientId));
    if (!after || !holds(after, field, value)) return refuse(outbox, change, 'refused');
  }
  await outbox.recordSent(id);
}

/** A contact that stood on the record before, and was not proven now, stays as it was known. */
async function recordContact({ outbox, keys }: Ports, { field, value, patientId, contactProvenAt }: ProfileChange): Promise<void> {
  const contact = field === 'phone' || field === 'email' ? toContact(value) : null;
  if (contact) await outbox.recordWrittenContact(patientId, contactDigest(keys, contact), contactProvenAt !== null);
}

/** What was typed stays, with the reason, and a person at the clinic sees to it. */
async function refuse(outbox: ProfileOutbox, { id, accountId, field }: ProfileChange, refusal: ProfileRefusalKind): Promise<void> {
  await outbox.recordRefused(id, refusal);
  await outbox.openWorkItem({
    kind: 'profileRefused',
    subject: { kind: 'account', id: accountId },
    detail: { changeId: id, field, refusal },
  });
}

/** After the last try. */
export async function giveUpProfileChange(outbox: ProfileOutbox, id: string): Promise<void> {
  const change = await outbox.open(id);
  if (change && !change.sentAt && !change.refusedAt && !change.replacedAt) await refuse(outbox, change, 'clinicUnreachable');
}
