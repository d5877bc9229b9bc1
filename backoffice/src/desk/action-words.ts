import type { AuditEntry } from '@clinic/core/desk/desk-store';
import { type Label, label } from '../language/label.ts';

export const doneWords: Record<AuditEntry['action'], Label> = {
  retry: label(
    'Pedido feito. O resultado aparece na cronologia dentro de momentos: volte a abrir esta página.',
    'Asked for. The outcome shows on the time line in a moment: open this page again.',
  ),
  release: label(
    'Pedido feito. A hora fica livre assim que a clínica o confirmar.',
    'Asked for. The time is free as soon as the clinic confirms it.',
  ),
  refunded: label(
    'Ficou registado que o dinheiro foi devolvido. O paciente recebe um e-mail.',
    'It is on record that the money was given back. The patient gets an e-mail.',
  ),
  bookUnproven: label(
    'Pedido feito. O resultado aparece na cronologia dentro de momentos: volte a abrir esta página.',
    'Asked for. The outcome shows on the time line in a moment: open this page again.',
  ),
  releaseUnproven: label('A hora fica livre.', 'The time is free.'),
  identityChecked: label('Ficou registado: os contactos escolhidos estão confirmados.', 'On record: the chosen contacts are confirmed.'),
  identityWithdrawn: label('A confirmação foi retirada.', 'The confirmation was taken back.'),
  assigned: label('O médico já o pode ler.', 'The doctor can read it now.'),
  settled: label('Ficou registado como feito.', 'It is on record as done.'),
  reviewed: label('Ficou registado como resolvido.', 'It is on record as settled.'),
  write: label('A mensagem está a caminho.', 'The message is on its way.'),
  renewLink: label(
    'A nova ligação segue por e-mail. As anteriores deixaram de funcionar.',
    'The new link goes by e-mail. The ones before no longer work.',
  ),
};

export const troubles = ['notFound', 'nothingToDo', 'tooShort', 'tooLong', 'noAddress', 'notConfirmed', 'notChosen', 'noContact'] as const;
export type ActionTrouble = (typeof troubles)[number];

export const troubleWords: Record<ActionTrouble, Label> = {
  notFound: label('Esta marcação já não existe.', 'This booking no longer exists.'),
  nothingToDo: label(
    'Já não havia nada a fazer: alguém tratou disto entretanto.',
    'There was nothing left to do: somebody saw to it meanwhile.',
  ),
  tooShort: label('A mensagem não foi enviada: é curta de mais.', 'The message was not sent: it is too short.'),
  tooLong: label('A mensagem não foi enviada: tem mais de 2000 caracteres.', 'The message was not sent: it has more than 2000 characters.'),
  noAddress: label(
    'A mensagem não foi enviada: o e-mail do paciente não está completo. Ligue-lhe.',
    'The message was not sent: the patient’s e-mail is not complete. Call instead.',
  ),
  notChosen: label('Nada mudou: falta escolher como foi.', 'Nothing changed: choose first how it was.'),
  noContact: label('Nada mudou: escolha pelo menos um contacto.', 'Nothing changed: choose at least one contact.'),
  notConfirmed: label('Nada mudou: falta marcar a caixa que o confirma.', 'Nothing changed: tick the box that confirms it first.'),
};

export const actionWords = {
  retryTitle: label('Voltar a tentar', 'Try again'),
  retryHelp: label(
    'O sistema repete o que possa ter ficado por fazer. Não marca nem cobra duas vezes.',
    'The system repeats what may have been left undone. It neither books nor charges twice.',
  ),
  releaseTitle: label('Libertar a hora', 'Free the time'),
  releaseHelp: label(
    'A consulta sai da agenda da clínica. O que foi pago fica na lista para devolver e o paciente recebe um e-mail.',
    'The visit leaves the clinic’s book. What was paid is listed to be given back and the patient gets an e-mail.',
  ),
  releaseConfirm: label('O paciente pediu para desmarcar', 'The patient asked to cancel'),
  reviewedTitle: label('Marcar como resolvido', 'Mark as settled'),
  bookUnproven: label('Liguei e confirmei: marcar agora', 'I called and confirmed: book now'),
  releaseUnproven: label('Libertar a hora', 'Free the time'),
  releaseUnprovenConfirm: label('Não era verdadeiro, ou não atendeu', 'It was not real, or nobody answered'),
  refundedTitle: label('Já devolvi', 'I gave it back'),
  renewLinkTitle: label('Renovar a ligação', 'Renew the link'),
  renewLinkHelp: label(
    'Se outra pessoa tiver a ligação para a página da consulta. As ligações já enviadas deixam de funcionar e o paciente recebe a nova por e-mail.',
    'If somebody else has the link to the visit’s page. The links already sent stop working and the patient gets the new one by e-mail.',
  ),
  writeTitle: label('Escrever ao paciente', 'Write to the patient'),
  writeHelp: label(
    'Vai por e-mail, com a saudação e os contactos da clínica. Não escreva diagnósticos nem resultados: outros podem ler.',
    'It goes by e-mail, with the greeting and the clinic’s contacts. Write no diagnoses or results: others may read it.',
  ),
  writeLabel: label('Mensagem', 'Message'),
  writeSend: label('Enviar', 'Send'),
};
