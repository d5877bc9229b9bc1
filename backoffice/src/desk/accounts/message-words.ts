import type { AccountLetterKind } from '@clinic/core/identity/accounts/account-store';
import type { CodePurpose } from '@clinic/core/identity/codes/code-store';
import { type Label, label } from '../../language/label.ts';

export const letterWords: Record<AccountLetterKind, Label> = {
  noAccount: label('Aviso de que não há conta', 'Notice that there is no account'),
  reset: label('Ligação para uma nova palavra-passe', 'Link to a new password'),
  verify: label('Confirmação do registo, reenviada', 'Confirmation of the registration, sent again'),
  newDevice: label('Aviso: entrada num dispositivo novo', 'Notice: signed in on a new device'),
  passwordChanged: label('Aviso: palavra-passe mudada', 'Notice: password changed'),
  emailChanged: label('Aviso: e-mail mudado', 'Notice: e-mail changed'),
  emailChangeUndone: label('Mudança de e-mail anulada', 'Change of the e-mail undone'),
  factorsChanged: label('Aviso: segundo passo ou chave de acesso mudados', 'Notice: second step or passkey changed'),
  recordLinked: label('Aviso: ligada à ficha', 'Notice: linked to the record'),
  recordUnlinked: label('Aviso: desligada da ficha', 'Notice: unlinked from the record'),
  accountClosed: label('Aviso: conta fechada', 'Notice: account closed'),
};

const bookingCode = label('Código para marcar ou ver uma consulta', 'Code to book or see a visit');
const signInCode = label('Código para entrar', 'Code to sign in');

export const codePurposeWords: Record<CodePurpose, Label> = {
  knownPatient: bookingCode,
  booking: bookingCode,
  visit: bookingCode,
  refund: label('Código para indicar a conta de uma devolução', 'Code to name the account of a refund'),
  register: label('Código do registo', 'Code of the registration'),
  signIn: signInCode,
  newDevice: signInCode,
  confirmIdentity: label('Código para confirmar uma alteração', 'Code to confirm a change'),
  newEmail: label('Código para o novo e-mail', 'Code for the new e-mail'),
  linkRecord: label('Código para ligar à ficha', 'Code to link to the record'),
  newPhone: label('Código para o novo telemóvel', 'Code for the new phone'),
  request: label('Código para enviar um pedido', 'Code to send a request'),
  // Which questionnaire it was is nobody's business at the desk.
  quizResult: label('Código para receber um resultado por e-mail', 'Code to receive a result by e-mail'),
};

export const sentWords = {
  title: label('E-mails que enviámos', 'E-mails that we sent'),
  help: label(
    'Enviado: o servidor de e-mail aceitou-o; peça que veja o lixo eletrónico, ou que peça outro no site: só o último código serve. Recusado: o endereço não existe, ou a caixa está cheia.',
    'Sent: the mail server took it; ask to look in the junk folder, or to ask for another on the site: only the last code works. Refused: the address does not exist, or the mailbox is full.',
  ),
  none: label('Nenhum nos últimos dias.', 'None in the last days.'),
  sent: label('enviado', 'sent'),
  sentAt: label('enviado: {moment}', 'sent: {moment}'),
  waiting: label('à espera de sair', 'waiting to leave'),
  refused: label('recusado', 'refused'),
};
