import type { DeskLine } from '@clinic/core/desk/desk-store';
import { type Label, label } from '../../language/label.ts';

/** In the list of work and on the booking's page. */
export const accountStateWords: Record<NonNullable<DeskLine['account']>, Label> = {
  waiting: label('Espera pelo IBAN', 'Waiting for the IBAN'),
  given: label('IBAN recebido', 'IBAN received'),
};

export const accountWords = {
  letter: label('pedido do IBAN', 'request for the IBAN'),
  asked: label('pedido a {moment}', 'asked for on {moment}'),
  given: label('a {moment}', 'on {moment}'),
  erased: label('IBAN apagado a {moment}', 'IBAN deleted on {moment}'),
  ask: label('Pedir o IBAN', 'Ask for the IBAN'),
  again: label('Enviar o pedido outra vez', 'Send the request again'),
  other: label('Pedir outro IBAN', 'Ask for another IBAN'),
  otherConfirm: label('O IBAN recebido apaga-se e segue um novo pedido', 'The IBAN received is deleted and a new request goes out'),
  open: label('Ver o IBAN', 'Show the IBAN'),
  openNote: label('Fica registado quem o abriu e quando.', 'Who opened it and when is on record.'),
  iban: label('IBAN', 'IBAN'),
  holder: label('Titular', 'Holder'),
  compare: label(
    'Compare o titular com o paciente ou com quem marcou. Se não for nenhum deles, ligue para o número da ficha antes de transferir.',
    'Compare the holder with the patient or who booked. If it is neither, call the number on the record before the transfer.',
  ),
  unproven: label(
    'Atenção: o contacto desta marcação nunca foi provado com um código antes do pedido. Confirme com um documento.',
    'Careful: the contact of this booking was never proven by a code before the request. Check a document.',
  ),
  corrected: label(
    'Contacto corrigido em {moment} por {name}; antes era {value}.',
    'Contact corrected on {moment} by {name}; before it was {value}.',
  ),
  hides: label('O IBAN sai desta página ao fim de {minutes} minutos.', 'The IBAN leaves this page after {minutes} minutes.'),
  hidden: label('O IBAN já não está à vista.', 'The IBAN is no longer shown.'),
  reload: label('Atualizar a página, para o abrir outra vez', 'Reload the page, to open it again'),
};
