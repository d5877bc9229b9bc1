import type { Booking } from '@clinic/core/booking/model/booking';
import { hasClinicAppointment, mayStillBeCreated } from '@clinic/core/booking/model/booking-predicates';
import type { BookingStatus } from '@clinic/core/booking/model/booking-status';
import { type Label, label } from '../../language/label.ts';

/** Why a booking stands where it stands, and what to do or to tell a caller: the first sentence of its page. */
export const stateMeaning: Record<BookingStatus, Label> = {
  received: label(
    'O sistema está a marcá-la na agenda da clínica. Se não conseguir, aparece em «Por fazer».',
    'The system is entering it in the clinic’s book. If it cannot, it shows up under “To do”.',
  ),
  pendingPayment: label(
    'Está na agenda e falta o pagamento. Se o paciente não recebeu os dados, reenvie-os.',
    'It is in the book and the payment is missing. If the patient did not get the details, send them again.',
  ),
  scheduled: label(
    'Está na agenda e paga-se na clínica. Se houver algo a fazer, está em «Por fazer nesta marcação».',
    'It is in the book and is paid at the clinic. If there is something to do, it stands under “To do about this booking”.',
  ),
  confirmed: label(
    'Está na agenda e paga. Se houver algo a fazer, está em «Por fazer nesta marcação».',
    'It is in the book and paid. If there is something to do, it stands under “To do about this booking”.',
  ),
  notPaid: label(
    'O prazo para pagar passou e a hora ficou livre. Para voltar a ter consulta, marque outra.',
    'The time to pay ran out and the hour is free again. To have a visit, book another.',
  ),
  cancelled: label(
    'Foi cancelada; sai da agenda assim que a clínica o confirmar. Se foi paga, veja as devoluções.',
    'It was cancelled; it leaves the book as soon as the clinic confirms. If it was paid, see the refunds.',
  ),
  moved: label(
    'A consulta passou para outra hora. A nova marcação está na consulta, em «Substituída por».',
    'The visit went to another hour. The new booking stands with the visit, under “Replaced by”.',
  ),
  conflict: label(
    'O paciente já tinha uma consulta a menos de sete dias, e esta não foi feita. Para mudar a outra, procure-a e mude a hora.',
    'The patient had a visit within seven days, and this one was not made. To change the other, find it and move it.',
  ),
  slotTaken: label(
    'A hora foi ocupada na clínica antes de a marcação chegar. O paciente sabe; se era uma mudança, a consulta antiga mantém-se.',
    'The hour was taken at the clinic before the booking came. The patient knows; if it was a move, the old visit stays.',
  ),
  failed: label(
    'Não ficou marcada e o paciente sabe. A cronologia diz porquê; se ligar, marque com ele.',
    'It was not booked and the patient knows. The time line says why; if they call, book together.',
  ),
  needsReview: label(
    'Precisa de uma pessoa. Em «Por fazer nesta marcação» está o que aconteceu e o que fazer.',
    'It needs a person. “To do about this booking” says what happened and what to do.',
  ),
};

const leftTheBook = label(
  'Foi cancelada e já saiu da agenda. Se foi paga, veja as devoluções.',
  'It was cancelled and has left the book. If it was paid, see the refunds.',
);

/** A cancellation that the clinic has confirmed is over: nobody waits for the hour any more. */
export const meaningOf = (booking: Booking, status: BookingStatus): Label =>
  status === 'cancelled' && hasLeftTheBook(booking) ? leftTheBook : stateMeaning[status];

const hasLeftTheBook = (booking: Booking): boolean =>
  !hasClinicAppointment(booking) && (booking.releasedAt !== null || !mayStillBeCreated(booking));
