import type { AccountAction } from '@clinic/core/desk/accounts/account-desk';
import type { AuditEntry } from '@clinic/core/desk/desk-store';
import { type Label, label } from '../language/label.ts';
import type { AccountChange } from '../staff/accounts/notices.ts';

export const auditWords = {
  title: label('Registo de atos', 'Audit log'),
  lead: label(
    'Quem abriu ou fez o quê, e quando. As linhas não se alteram nem se apagam à mão; esta consulta também fica registada.',
    'Who opened or did what, and when. Lines are neither changed nor deleted by hand; looking here is recorded, too.',
  ),
  from: label('De', 'From'),
  to: label('Até', 'To'),
  person: label('Pessoa', 'Person'),
  act: label('Ato', 'Act'),
  everybody: label('Todas', 'Everybody'),
  everything: label('Todos', 'Everything'),
  show: label('Mostrar', 'Show'),
  code: label('Código da marcação', 'Booking code'),
  find: label('Procurar pelo código', 'Find by the code'),
  noCode: label('Não há nenhuma marcação com esse código.', 'There is no booking with this code.'),
  only: {
    booking: label('Só a marcação {code}.', 'Only the booking {code}.'),
    account: label('Só uma conta de paciente.', 'Only one patient’s account.'),
    request: label('Só um pedido do site.', 'Only one form of the site.'),
  },
  open: label('Ver no registo de atos', 'See it in the audit log'),
  allBookings: label('Ver todas', 'See all'),
  when: label('Quando', 'When'),
  who: label('Quem', 'Who'),
  what: label('O quê', 'What'),
  about: label('Sobre', 'About'),
  none: label('Nada nestes dias.', 'Nothing in these days.'),
  older: label('Mais antigas', 'Older'),
  newest: label('Voltar às mais recentes', 'Back to the newest'),
  booking: label('marcação', 'booking'),
  account: label('conta', 'account'),
  staffAccount: label('conta do colega', 'colleague’s account'),
  request: label('pedido', 'request'),
  people: label('{count} na lista', '{count} in the list'),
};

export const roleWords: Record<string, Label> = {
  admin: label('administrador', 'administrator'),
  gestor: label('gestor', 'manager'),
  editor: label('editor', 'editor'),
  balcao: label('balcão', 'front desk'),
  medico: label('médico', 'doctor'),
};

type Looked =
  | 'list'
  | 'look'
  | 'records'
  | 'openDocument'
  | 'newsletterList'
  | 'newsletterExport'
  | 'newsletter suppress'
  | 'newsletter release'
  | 'eventList'
  | 'eventCsv'
  | 'eventCancel'
  | 'eventPresent'
  | 'eventNotPresent'
  | 'figuresExport'
  | 'auditTrail';

/** What somebody did, as a short name. What is not here is shown by its own. */
export const auditActionWords: Record<AuditEntry['action'] | AccountAction | `account:${AccountChange}` | Looked, Label> = {
  list: label('Viu uma lista', 'Saw a list'),
  look: label('Abriu', 'Opened'),
  records: label('Viu fichas da clínica', 'Saw records of the clinic'),
  openDocument: label('Abriu um documento', 'Opened a document'),
  auditTrail: label('Viu este registo', 'Looked at this log'),
  figuresExport: label('Exportou os números', 'Exported the figures'),
  newsletterList: label('Viu a lista do boletim', 'Saw the newsletter’s list'),
  newsletterExport: label('Descarregou a lista do boletim', 'Took the newsletter’s list'),
  'newsletter suppress': label('Retirou alguém do boletim', 'Kept somebody off the newsletter'),
  'newsletter release': label('Deixou de bloquear no boletim', 'Released somebody for the newsletter'),
  eventList: label('Viu as inscrições de um evento', 'Saw an event’s registrations'),
  eventCsv: label('Descarregou as inscrições de um evento', 'Took an event’s registrations'),
  eventCancel: label('Cancelou uma inscrição', 'Cancelled a registration'),
  eventPresent: label('Marcou presença num evento', 'Marked somebody present at an event'),
  eventNotPresent: label('Anulou presença num evento', 'Took back a presence at an event'),
  retry: label('Mandou tentar outra vez', 'Had it tried again'),
  release: label('Desmarcou a pedido', 'Released on request'),
  cancelForClinic: label('Cancelou pela clínica', 'Cancelled for the clinic'),
  absence: label('Fechou dias de um médico e cancelou as consultas', 'Closed days of a doctor and cancelled the visits'),
  absenceEnded: label('Voltou a abrir dias de um médico', 'Opened days of a doctor again'),
  refunded: label('Registou uma devolução', 'Recorded a refund'),
  refundAsked: label('Pediu uma devolução ao prestador', 'Asked the provider for a refund'),
  accountAsked: label('Pediu o IBAN de uma devolução', 'Asked for the IBAN of a refund'),
  accountOpened: label('Abriu o IBAN de uma devolução', 'Opened the IBAN of a refund'),
  bookForCaller: label('Marcou por telefone', 'Booked for a caller'),
  changePayment: label('Mudou a forma de pagamento', 'Changed the way of payment'),
  correctContact: label('Corrigiu um contacto', 'Corrected a contact'),
  offerAccepted: label('Aceitou uma hora mais cedo', 'Accepted an earlier hour'),
  hourOffered: label('Ofereceu uma hora à lista de espera', 'Offered an hour to the waiting list'),
  hourReturned: label('Pôs uma hora oferecida no site', 'Put an offered hour on the site'),
  waitJoined: label('Pôs na lista de espera', 'Put on the waiting list'),
  waitLeft: label('Tirou da lista de espera', 'Took off the waiting list'),
  replySaved: label('Guardou uma resposta pronta', 'Saved a ready answer'),
  replyRestored: label('Repôs uma resposta pronta', 'Restored a ready answer'),
  replyRemoved: label('Retirou uma resposta pronta', 'Removed a ready answer'),
  reviewed: label('Deu por resolvida', 'Settled a review'),
  write: label('Escreveu ao paciente', 'Wrote to the patient'),
  renewLink: label('Renovou a ligação da consulta', 'Renewed the visit’s link'),
  resend: label('Reenviou uma carta', 'Sent a letter again'),
  letterOpened: label('Leu um e-mail enviado', 'Read an e-mail that was sent'),
  move: label('Mudou a hora', 'Changed the time'),
  videoLink: label('Guardou a ligação do vídeo', 'Saved the video link'),
  bookUnproven: label('Confirmou por telefone', 'Confirmed by telephone'),
  releaseUnproven: label('Libertou a hora', 'Released the time'),
  identityChecked: label('Verificou a identidade', 'Checked the identity'),
  identityWithdrawn: label('Retirou a confirmação do contacto', 'Took back a contact’s confirmation'),
  settled: label('Deu por feito', 'Settled an item'),
  assigned: label('Deu o pedido a um médico', 'Gave the request to a doctor'),
  reopened: label('Reabriu o que estava feito', 'Reopened what was done'),
  arrived: label('Marcou «chegou»', 'Marked “came”'),
  missed: label('Marcou «faltou»', 'Marked “did not come”'),
  attendanceUndone: label('Anulou a presença', 'Took back the attendance'),
  claimed: label('Ficou com um trabalho', 'Took an item'),
  takenOver: label('Tomou um trabalho de um colega', 'Took an item over'),
  givenBack: label('Devolveu um trabalho', 'Gave an item back'),
  noted: label('Escreveu uma nota', 'Wrote a note'),
  called: label('Registou uma chamada', 'Logged a call'),
  snoozed: label('Adiou um trabalho', 'Put an item off'),
  woken: label('Trouxe um trabalho de volta', 'Brought an item back'),
  paused: label('Pôs à espera do paciente', 'Waits for the patient'),
  resumed: label('Continuou sem esperar', 'Went on without waiting'),
  replied: label('Registou a resposta do paciente', 'Noted the patient’s reply'),
  resendVerification: label('Reenviou a confirmação da conta', 'Sent the account’s confirmation again'),
  linkRecord: label('Ligou a conta a uma ficha', 'Linked the account to a record'),
  moveLink: label('Mudou a ficha da conta', 'Moved the account to another record'),
  unlinkRecord: label('Desligou a conta da ficha', 'Unlinked the account'),
  endSessions: label('Terminou as sessões da conta', 'Ended the account’s sessions'),
  removeSecondStep: label('Retirou o segundo passo da conta', 'Removed the account’s second step'),
  erase: label('Apagou a conta a pedido', 'Erased the account on request'),
  dropErasure: label('Fechou um pedido de apagamento', 'Closed an erasure request'),
  'account:password': label('Mudou a palavra-passe', 'Changed the password'),
  'account:email': label('Mudou o próprio e-mail', 'Changed their own e-mail'),
  'account:totpAdded': label('Ligou a aplicação de códigos', 'Set up the code app'),
  'account:totpRemoved': label('Retirou a aplicação de códigos', 'Removed the code app'),
  'account:passkeyAdded': label('Acrescentou uma chave de acesso', 'Added a passkey'),
  'account:passkeyRemoved': label('Retirou uma chave de acesso', 'Removed a passkey'),
  'account:newRecoveryCodes': label('Pediu códigos de recuperação novos', 'Made new recovery codes'),
  'account:recoveryCodeUsed': label('Entrou com um código de recuperação', 'Entered with a recovery code'),
  'account:details': label('Alterou a conta de um colega', 'Changed a colleague’s account'),
  'account:renamed': label('Mudou o próprio nome', 'Changed their own name'),
  'account:factorsRemoved': label('Retirou o segundo passo de um colega', 'Removed a colleague’s second step'),
  'account:suspended': label('Suspendeu a conta de um colega', 'Suspended a colleague’s account'),
  'account:reinstated': label('Repôs a conta de um colega', 'Reinstated a colleague’s account'),
  'account:invited': label('Convidou um colega', 'Invited a colleague'),
  'account:deleted': label('Apagou a conta de um colega', 'Deleted a colleague’s account'),
};
