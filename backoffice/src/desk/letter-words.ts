import type { ResendableKind } from '@clinic/core/desk/letters/resendable-letters';
import { type Label, label } from '../language/label.ts';

/** Our letters, as the desk calls them. */
export const bookingLetterWords: Record<ResendableKind, Label> = {
  paymentDetails: label('Dados para pagar', 'How to pay'),
  confirmed: label('Confirmação, já paga', 'Confirmation, paid'),
  scheduled: label('Confirmação, a pagar na clínica', 'Confirmation, to be paid at the clinic'),
  moved: label('Nova hora', 'New time'),
  preparation: label('Preparação', 'Preparation'),
  cancelled: label('Cancelamento', 'Cancellation'),
  notPaid: label('Hora libertada por falta de pagamento', 'Time released, not paid'),
  refunded: label('Dinheiro devolvido', 'Money given back'),
};

export const resendWords = {
  title: label('Reenviar…', 'Send again…'),
  to: label('Vai para {whom}, como da primeira vez.', 'It goes to {whom}, as the first time.'),
  and: label(' e ', ' and '),
};
