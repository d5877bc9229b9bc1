import type { AccountAction } from '@clinic/core/desk/accounts/account-desk';
import type { HeldKind } from '@clinic/core/personal-area/data-requests/held-after-erasure';
import type { WorkEventKind } from '@clinic/core/work-items/work-event';
import { type Label, label } from '../../language/label.ts';
import { troubleWords } from '../action-words.ts';
import { type WorkTrouble, workEventsInShort, workTroubleWords } from '../work/work-act-words.ts';

export const accountDoneWords: Record<AccountAction | 'settled' | 'reopened', Label> = {
  resendVerification: label(
    'A confirmação segue por e-mail. A ligação serve durante três dias; as anteriores deixaram de funcionar.',
    'The confirmation goes by e-mail. The link serves for three days; those before no longer work.',
  ),
  identityChecked: label(
    'Ficou registado: o e-mail está confirmado para esta ficha.',
    'On record: the e-mail is confirmed for this record.',
  ),
  linkRecord: label(
    'A conta está ligada à ficha. A pessoa, e os contactos que a ficha já tinha, recebem um e-mail.',
    'The account is linked to the record. The person, and the contacts that the record had, get an e-mail.',
  ),
  moveLink: label('A conta passou para a outra ficha.', 'The account moved to the other record.'),
  unlinkRecord: label(
    'A conta já não abre a ficha e as sessões terminaram. A pessoa recebe um e-mail.',
    'The account no longer opens the record and its sessions have ended. The person gets an e-mail.',
  ),
  endSessions: label(
    'Todas as sessões terminaram. Se a palavra-passe deixou de servir, segue um e-mail com a ligação para escolher outra.',
    'All sessions have ended. If the password no longer works, an e-mail with the link to a new one follows.',
  ),
  removeSecondStep: label(
    'O segundo passo foi retirado e as sessões terminaram. A pessoa entra com um código no e-mail e pode ligar outro.',
    'The second step is gone and the sessions have ended. The person signs in with a code by e-mail and can set up another.',
  ),
  erase: label(
    'O apagamento começou: dentro de momentos a conta deixa de existir, e a pessoa recebe um e-mail.',
    'The erasure has begun: in a moment the account is gone, and the person gets an e-mail.',
  ),
  dropErasure: label('O pedido foi fechado e nada foi apagado.', 'The request is closed and nothing was erased.'),
  settled: label('Ficou registado como feito.', 'It is on record as done.'),
  reopened: label('Voltou a «Por fazer».', 'It is back under “To do”.'),
};

/** What staff did, on the account's page. */
export const accountEventWords: Record<AccountAction | WorkEventKind | 'settled' | 'reopened', Label> = {
  ...workEventsInShort,
  resendVerification: label('Confirmação reenviada', 'Confirmation sent again'),
  identityChecked: label('Identidade verificada', 'Identity checked'),
  linkRecord: label('Ligada à ficha, com documento visto', 'Linked to the record, with a document seen'),
  moveLink: label('Ligação passada para outra ficha', 'Link moved to another record'),
  unlinkRecord: label('Desligada da ficha', 'Unlinked from the record'),
  endSessions: label('Sessões terminadas', 'Sessions ended'),
  removeSecondStep: label('Segundo passo retirado, com documento visto', 'Second step removed, with a document seen'),
  erase: label('Apagamento dos dados iniciado', 'Erasure of the data begun'),
  dropErasure: label('Pedido de apagamento retirado', 'Request for erasure taken back'),
  settled: label('Tarefa concluída', 'Task done'),
  reopened: label('Tarefa reaberta', 'Task reopened'),
};

export const accountTroubles = [
  'notFound',
  'nothingToDo',
  'justSent',
  'notConfirmed',
  'notChosen',
  'notUnderstood',
  'nobody',
  'noRecord',
  'clinicUnavailable',
  'birthDateDiffers',
  'nameDiffers',
  'recordTaken',
  'recordDiffers',
  'held',
  ...(Object.keys(workTroubleWords) as WorkTrouble[]),
] as const;
export type AccountTrouble = (typeof accountTroubles)[number];

export const accountTroubleWords: Record<AccountTrouble, Label> = {
  ...workTroubleWords,
  held: troubleWords.held,
  notFound: label('Esta conta já não existe.', 'This account no longer exists.'),
  nothingToDo: label(
    'Já não havia nada a fazer: alguém tratou disto entretanto.',
    'There was nothing left to do: somebody saw to it meanwhile.',
  ),
  justSent: label(
    'A confirmação foi enviada há menos de cinco minutos. Peça à pessoa que veja também a pasta do lixo eletrónico.',
    'The confirmation was sent less than five minutes ago. Ask the person to look in the junk folder, too.',
  ),
  notConfirmed: label('Nada mudou: falta marcar a caixa que o confirma.', 'Nothing changed: tick the box that confirms it first.'),
  notChosen: label(
    'Nada mudou: falta escolher ou preencher alguma coisa.',
    'Nothing changed: something is still to be chosen or filled in.',
  ),
  notUnderstood: label(
    'Escreva um e-mail completo, pelo menos duas letras do nome, ou um número.',
    'Type a whole e-mail, at least two letters of the name, or a number.',
  ),
  nobody: label('Não há nenhuma conta assim.', 'There is no such account.'),
  noRecord: label('O programa da clínica não tem nenhuma ficha assim.', 'The clinic’s program has no such record.'),
  clinicUnavailable: label(
    'O programa da clínica não respondeu. Nada mudou; tente daqui a pouco.',
    'The clinic’s program did not answer. Nothing changed; try again in a moment.',
  ),
  birthDateDiffers: label(
    'Não ficou ligada: a data de nascimento do documento não é a da ficha.',
    'Not linked: the birth date of the document is not the record’s.',
  ),
  nameDiffers: label(
    'Não ficou ligada: a conta e a ficha têm nomes diferentes. Se o documento tem o nome da ficha, marque a caixa que o diz.',
    'Not linked: account and record have different names. If the document has the record’s name, tick the box that says so.',
  ),
  recordTaken: label(
    'Não ficou ligada: esta ficha já está ligada a outra conta. Veja essa conta primeiro.',
    'Not linked: another account is linked to this record already. See that account first.',
  ),
  recordDiffers: label(
    'Não mudou: as duas fichas não são da mesma pessoa. Desligue esta e ligue a outra, com um documento.',
    'Nothing changed: the two records are not one person’s. Unlink this one and link the other, with a document.',
  ),
};

/** What the law makes the clinic keep, after an erasure. */
export const heldWords: Record<HeldKind, Label> = {
  invoices: label('as faturas e os pagamentos, sem o nome', 'the invoices and the payments, without the name'),
  record: label('o processo clínico, no programa da clínica', 'the clinical record, in the clinic’s program'),
  accesses: label(
    'o registo de quem viu os dados, e de que o apagamento foi pedido e feito',
    'the log of who saw the data, and that the erasure was asked for and done',
  ),
};

export const accountActionWords = {
  resend: label('Reenviar a confirmação', 'Send the confirmation again'),
  resendHelp: label(
    'Vai para o e-mail do registo e para mais nenhum. Se o e-mail está mal escrito, a pessoa regista-se outra vez.',
    'It goes to the e-mail of the registration and to no other. If the e-mail is mistyped, the person registers again.',
  ),
  linkTitle: label('Ligar a uma ficha', 'Link to a record'),
  moveTitle: label('Passar para outra ficha', 'Move to another record'),
  never: label(
    'Nunca só por telefone: é preciso ver a pessoa com um documento.',
    'Never on a call alone: the person must be seen with a document.',
  ),
  moveHelp: label(
    'Quando a clínica juntou duas fichas da mesma pessoa. Procure a ficha que ficou.',
    'When the clinic merged two records of one person. Search for the record that stayed.',
  ),
  recordField: label(
    'NIF ou n.º da ficha (vazio: procura pelo e-mail da conta)',
    'NIF or record no. (empty: searches by the account’s e-mail)',
  ),
  recordSearch: label('Procurar a ficha', 'Search for the record'),
  recordLine: label('Ficha n.º {number}', 'Record no. {number}'),
  sameName: label('o nome é o da conta', 'the name is the account’s'),
  otherName: label('o nome não é o da conta', 'the name is not the account’s'),
  taken: label('ligada a outra conta', 'linked to another account'),
  how: label('Como viu o documento', 'How you saw the document'),
  birthDate: label('Data de nascimento, como está no documento', 'Birth date, as the document has it'),
  nameSeen: label('O documento tem o nome desta ficha', 'The document has the name of this record'),
  link: label('Ligar esta conta à ficha', 'Link this account to the record'),
  moveConfirm: label('A clínica juntou as duas fichas', 'The clinic merged the two records'),
  move: label('Passar para esta ficha', 'Move to this record'),
  identityTitle: label('Verificar com um documento', 'Check with a document'),
  identityHelp: label(
    'Veja o documento, sem o copiar, e pergunte se o e-mail da conta é da pessoa.',
    'Look at the document, without copying it, and ask whether the account’s e-mail is the person’s.',
  ),
  identityDone: label('Identidade verificada', 'Identity checked'),
  unlinkTitle: label('Desligar da ficha', 'Unlink from the record'),
  unlinkHelp: label(
    'A conta deixa de abrir a ficha e todas as sessões terminam. Desfaz-se ligando outra vez, com um documento.',
    'The account stops opening the record and all its sessions end. Undone by linking again, with a document.',
  ),
  unlinkWhy: label('Porquê', 'Why'),
  unlinkConfirm: label('Quero desligar esta conta da ficha', 'I want to unlink this account from the record'),
  eraseTitle: label('Apagar os dados desta conta', 'Erase the data of this account'),
  eraseHelp: label(
    'A conta fecha, e o nome e os contactos saem das marcações passadas. Não se desfaz. Uma consulta por acontecer mantém-se.',
    'The account closes, and name and contacts leave the bookings that are over. It cannot be undone. A visit to come goes on.',
  ),
  eraseStays: label('Fica, porque a lei o manda guardar:', 'What stays, because the law has it kept:'),
  eraseCloses: label('Fica fechado, sem resposta:', 'What is closed, unanswered:'),
  eraseConfirm: label('A pessoa sabe o que fica, e quero apagar o resto', 'The person knows what stays, and I want to erase the rest'),
  dropErasureTitle: label('A pessoa já não quer apagar', 'The person no longer wants it erased'),
  dropErasureConfirm: label('Foi a própria pessoa que o disse', 'The person themselves said so'),
  dropErasureButton: label('Fechar o pedido sem apagar', 'Close the request without erasing'),
  secondStepTitle: label('Retirar o segundo passo', 'Remove the second step'),
  secondStepHelp: label(
    'Perdeu o telemóvel e os códigos de recuperação. Saem a aplicação de códigos e as chaves de acesso, e todas as sessões terminam; a pessoa recebe um aviso.',
    'The phone and the recovery codes are lost. The code app and the passkeys go, and all sessions end; the person gets a notice.',
  ),
  secondStepConfirm: label('O documento tem o nome desta conta', 'The document has the name of this account'),
  endTitle: label('Terminar todas as sessões', 'End all sessions'),
  endHelp: label(
    'Telemóvel perdido, ou um dispositivo que a pessoa não conhece. A pessoa volta a entrar em cada dispositivo seu.',
    'A lost phone, or a device that the person does not know. The person signs in again on each of their devices.',
  ),
  endPassword: label(
    'Alguém pode saber a palavra-passe: deixa de servir, e segue um e-mail para escolher outra',
    'Somebody may know the password: it stops working, and an e-mail to choose another follows',
  ),
};
