import type { WorkItem, WorkItemKind } from '@clinic/core/desk/work-item';
import { inLanguage, type Label, label } from '../language/label.ts';
import { reviewWords, unexplainedReview } from './status-words.ts';

type Words = {
  title: Label;
  help: Label;
  /** What the row of the list leads to, or does. */
  act: Label;
  /** Where saying so settles it. */
  done?: Label;
};

const call = label('Ligar', 'Call');
const look = label('Ver', 'See');

export const workWords: Record<WorkItemKind, Words> = {
  clinicRefused: { ...reviewWords.clinicRefused, act: call },
  clinicUnreachable: { ...reviewWords.clinicUnreachable, act: call },
  stuck: { ...reviewWords.stuck, act: call },
  providerUnreachable: { ...reviewWords.providerUnreachable, act: call },
  wrongAmount: { ...reviewWords.wrongAmount, act: call },
  paidTwice: { ...reviewWords.paidTwice, act: look },
  notReleased: { ...reviewWords.notReleased, act: look },
  visitGone: { ...reviewWords.gone, act: call },
  paymentMismatch: { ...unexplainedReview, act: look },
  callPatient: {
    title: label('Prometemos ligar ao paciente', 'We promised to call the patient'),
    help: label(
      'O paciente recebeu um e-mail a dizer que alguém lhe liga. Ligue e trate do que faltar; depois marque como resolvido.',
      'The patient has an e-mail saying that somebody calls. Call, see to what is missing, then mark as settled.',
    ),
    act: call,
  },
  refundDue: {
    title: label('Dinheiro a devolver', 'Money to give back'),
    help: label(
      'Devolva e registe-o nas devoluções, em baixo. O paciente recebe então um e-mail.',
      'Give it back and record it under refunds, below. The patient then gets an e-mail.',
    ),
    act: label('Devolver', 'Give back'),
  },
  letterNotDelivered: {
    title: label('E-mail devolvido', 'E-mail returned'),
    help: label(
      'Um e-mail sobre esta marcação não chegou ao paciente. Ligue-lhe, diga-lhe o que a cronologia mostra e peça o endereço certo.',
      'An e-mail about this booking did not reach the patient. Call, tell what the time line shows and ask for the right address.',
    ),
    act: call,
    done: label('Já falei com o paciente', 'I have spoken to the patient'),
  },
  videoLinkMissing: {
    title: label('Falta enviar a ligação do vídeo', 'The video link is still to be sent'),
    help: label(
      'Prometemos ao paciente a ligação para a videochamada antes da hora. Envie-a por e-mail e registe aqui.',
      'We promised the patient the link to the video call before the time. Send it by e-mail and record it here.',
    ),
    act: label('Já enviei a ligação', 'I have sent the link'),
    done: label('Já enviei a ligação', 'I have sent the link'),
  },
  authorisationDue: {
    title: label('Pedir autorização ao seguro', 'Ask the insurer for authorisation'),
    help: label(
      'Prometemos ao paciente pedir a autorização por ele. Peça-a à Multicare antes da consulta e registe aqui.',
      'We promised the patient to ask for the authorisation. Ask Multicare before the visit and record it here.',
    ),
    act: look,
    done: label('Já tenho a autorização', 'I have the authorisation'),
  },
  identityToCheck: {
    title: label('Identidade por verificar', 'Identity to check'),
    help: label(
      'O NIF que escreveram é de outra ficha da clínica. Compare as duas; na consulta, veja um documento e registe-o em «Identidade», em baixo.',
      'The NIF that was typed belongs to another record. Compare the two; at the visit, look at a document and record it under “Identity”, below.',
    ),
    act: label('Comparar', 'Compare'),
    done: label('Resolvido sem confirmar contactos', 'Settled without confirming contacts'),
  },
  nearbyVisit: {
    title: label('Duas consultas na mesma semana', 'Two visits in one week'),
    help: label(
      'A mesma ficha tem outra consulta a menos de sete dias, e não sabemos se quem marcou é a mesma pessoa. Ligue e confirme qual fica.',
      'The same record has another visit within seven days, and we do not know whether the same person booked it. Call and ask which one stays.',
    ),
    act: call,
    done: label('Está confirmado', 'It is confirmed'),
  },
  contactUnproven: {
    title: label('Pedido sem código: ligar para confirmar', 'Request without a code: call to confirm'),
    help: label(
      'Não conseguimos enviar o código. A hora está guardada até a clínica abrir: ligue e confirme que o pedido é verdadeiro.',
      'We could not send the code. The time is kept until the clinic opens: call and make sure that the request is real.',
    ),
    act: call,
  },
  unusualRate: {
    title: label('Movimento fora do normal no site', 'Unusual traffic on the site'),
    help: label(
      'Há mais pedidos do que costuma haver. Se não souber porquê, avise quem trata do site.',
      'There are more requests than usual. If you do not know why, tell whoever looks after the site.',
    ),
    act: label('Visto', 'Seen'),
    done: label('Visto', 'Seen'),
  },
};

/** What helps to do it, beside the words of its kind. */
export function detailInWords({ kind, detail }: WorkItem, language: string): string | null {
  const { patientId, otherPatientId } = detail;
  if (kind !== 'identityToCheck' || !otherPatientId) return null;
  const records = label('Fichas n.º {one} e n.º {other}.', 'Records no. {one} and no. {other}.');
  return inLanguage(language, records)
    .replace('{one}', String(patientId ?? '?'))
    .replace('{other}', String(otherPatientId));
}

export const workListWords = {
  title: label('Por fazer', 'To do'),
  lead: label('Tudo o que espera por uma pessoa, o mais urgente primeiro.', 'Everything that waits for a person, the most urgent first.'),
  open: label('{count} por fazer', '{count} to do'),
  overdue: label('{count} fora do prazo', '{count} overdue'),
  none: label('Nada por fazer. O que precisar de uma pessoa aparece aqui.', 'Nothing to do. What needs a person shows up here.'),
  noneOfKind: label('Nada deste tipo.', 'Nothing of this kind.'),
  all: label('Tudo', 'All'),
  kinds: label('Mostrar só', 'Show only'),
  noBooking: label('Não diz respeito a uma marcação', 'About no booking'),
  since: label('desde {moment}', 'since {moment}'),
  by: label('até {moment}', 'by {moment}'),
  late: label('fora do prazo', 'overdue'),
  groups: {
    overdue: label('Fora do prazo', 'Overdue'),
    today: label('Hoje', 'Today'),
    tomorrow: label('Amanhã', 'Tomorrow'),
    later: label('Depois', 'Later'),
  },
  inFile: label('Por fazer nesta marcação', 'To do about this booking'),
  toRefunds: label('Ver as devoluções', 'See the refunds'),
  toIdentity: label('Ver a identidade', 'See the identity'),
};
