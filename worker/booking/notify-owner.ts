import type { BookingPorts } from '@clinic/core/booking/ports/booking-ports';
import { ServiceUnavailable, unwrapResponse } from '@clinic/core/clinic/service-unavailable';
import { toContact } from '@clinic/core/identity/contact';
import { confirmedDigests, isConfirmed } from '@clinic/core/identity/patient-contacts';
import type { Locale } from '@clinic/core/kernel/locale';
import type { WithinLimit } from '@clinic/core/limits/limits';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { isPlainAddress } from '@clinic/core/mail/mail';
import { mailIdOf } from '@clinic/core/mail/mail-id';
import { type SmsSender, smsNumber } from '@clinic/core/sms/sms-sender';
import { renderOwnerNotice, renderOwnerNoticeSms } from '../mails/render-owner-notice.ts';

type NotifyOwnerPorts = {
  ports: BookingPorts;
  contact: (locale: Locale) => Promise<ClinicContact>;
  text: SmsSender;
  withinLimit: WithinLimit;
};

/**
 * A booker without proof booked near another visit of the same record. Its owner is notified through the confirmed contacts, at most once a
 * day; by text message only if no e-mail is known.
 */
export const notifyOwner =
  ({ ports, contact, text, withinLimit }: NotifyOwnerPorts) =>
  async (bookingId: string): Promise<void> => {
    const { store, clinic, contacts, keys } = ports;
    const booking = await store.read(bookingId);
    if (!booking || booking.patientId === null) return;
    const [record, known] = await Promise.all([
      clinic.readPatient(booking.patientId).then(unwrapResponse),
      contacts.of([booking.patientId]),
    ]);
    if (!record) return;
    // Booked with a confirmed contact of the owner: no notice is needed, and the daily limit is not used up.
    if (confirmedDigests(keys, record, known).includes(booking.contactDigest ?? '')) return;
    const believed = record.contacts
      .flatMap((written) => toContact(written) ?? [])
      .filter((each) => isConfirmed(keys, record, each, known));
    const emails = believed.filter(({ kind, value }) => kind === 'email' && isPlainAddress(value));
    const phone = believed.map(({ kind, value }) => (kind === 'phone' ? smsNumber(value) : null)).find((number) => number !== null);
    if ((emails.length === 0 && !phone) || !(await withinLimit('ownerNoticesPerPatient', String(record.id)))) return;
    const clinicContact = await contact(booking.locale);
    const mail = renderOwnerNotice(clinicContact, booking.locale);
    await store.inTransaction(async (transaction) => {
      for (const { value } of emails)
        await transaction.queueMail({ recipient: value, ...mail, attachments: [] }, mailIdOf(bookingId, `owner notice ${value}`));
    });
    if (emails.length > 0 || !phone) return;
    const sent = await text({
      id: mailIdOf(bookingId, 'owner notice sms'),
      to: phone,
      text: renderOwnerNoticeSms(clinicContact, booking.locale),
    });
    if (!sent.ok && sent.error.kind === 'smsUnavailable') throw new ServiceUnavailable('gateway');
  };
