import type { DeskAction } from '@clinic/core/desk/desk-store';
import { type Label, label } from '../language/label.ts';

export const doneWords: Record<DeskAction, Label> = {
  retry: label(
    'Pedido feito. O resultado aparece na cronologia dentro de momentos: volte a abrir esta página.',
    'Asked for. The outcome shows on the time line in a moment: open this page again.',
  ),
  release: label(
    'Pedido feito. A hora fica livre assim que a clínica o confirmar.',
    'Asked for. The time is free as soon as the clinic confirms it.',
  ),
  refunded: label('Ficou registado que o dinheiro foi devolvido.', 'It is on record that the money was given back.'),
  reviewed: label('Ficou registado como resolvido.', 'It is on record as settled.'),
  write: label('A mensagem está a caminho.', 'The message is on its way.'),
};

export const troubles = ['notFound', 'nothingToDo', 'tooShort', 'tooLong', 'noAddress', 'notConfirmed'] as const;
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
  notConfirmed: label(
    'Nada mudou: falta confirmar que foi o paciente que pediu.',
    'Nothing changed: confirm first that the patient asked for it.',
  ),
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
  reviewedHelp: label(
    'Sai da lista do que precisa de uma pessoa. Se surgir outra coisa, volta a aparecer.',
    'It leaves the list of what needs a person. If something else comes up, it is back.',
  ),
  refundedTitle: label('Já devolvi', 'I gave it back'),
  writeTitle: label('Escrever ao paciente', 'Write to the patient'),
  writeHelp: label(
    'Vai por e-mail, com a saudação e os contactos da clínica. Não escreva diagnósticos nem resultados: outros podem ler.',
    'It goes by e-mail, with the greeting and the clinic’s contacts. Write no diagnoses or results: others may read it.',
  ),
  writeLabel: label('Mensagem', 'Message'),
  writeSend: label('Enviar', 'Send'),
};
