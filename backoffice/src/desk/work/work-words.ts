import type { WorkItem, WorkItemKind } from '@clinic/core/work-items/work-item';
import { type Label, label, labelIn } from '../../language/label.ts';
import { dayInFigures } from '../in-words.ts';
import { reviewWords, unexplainedReview } from '../status-words.ts';

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
      'Devolva e registe-o nas devoluções desta marcação. O paciente recebe então um e-mail.',
      'Give it back and record it under the refunds of this booking. The patient then gets an e-mail.',
    ),
    act: label('Devolver', 'Give back'),
  },
  letterNotDelivered: {
    title: label('E-mail ou SMS por entregar', 'E-mail or text not delivered'),
    help: label(
      'Um e-mail sobre esta marcação, ou a SMS de quem não tem e-mail, não chegou ao paciente: na cronologia está o que se sabe. Ligue-lhe, diga-lhe o que a carta dizia e peça o contacto certo, que se escreve em «Corrigir um contacto…». Se o antigo já foi provado, só se muda com um documento à vista, na clínica ou por vídeo: combine-o na chamada.',
      'An e-mail about this booking, or the text message to who has no e-mail, did not reach the patient: the time line shows what is known. Call, tell what it said and ask for the right contact, which is typed under “Correct a contact…”. If the old one was proven, it is changed only with a document in sight, at the clinic or by video: agree on that in the call.',
    ),
    act: call,
    done: label('Já falei com o paciente', 'I have spoken to the patient'),
  },
  letterArrived: {
    title: label('Resposta por e-mail', 'An answer by e-mail'),
    help: label(
      'Alguém respondeu a um e-mail nosso: está na cronologia. O endereço de um e-mail pode ser falsificado: não mude nem diga dados só por causa dele. Responda em «Escrever ao paciente», que segue para o contacto da marcação, ou ligue.',
      'Somebody answered an e-mail of ours: it is in the time line. The address of an e-mail can be forged: change and tell nothing because of it alone. Answer under “Write to the patient”, which goes to the contact of the booking, or call.',
    ),
    act: look,
    done: label('Tratado', 'Seen to'),
  },
  formLetterArrived: {
    title: label('Resposta por e-mail sobre um pedido ou uma inscrição', 'An answer by e-mail about a form or a registration'),
    help: label(
      'Alguém respondeu a um e-mail nosso sobre um pedido ou uma inscrição: a resposta está na página do pedido ou do evento. O endereço de um e-mail pode ser falsificado: não mude nem diga dados só por causa dele. Responda ou ligue para o contacto do formulário ou da inscrição, nunca para o remetente.',
      'Somebody answered an e-mail of ours about a form or a registration: the answer is on the page of the form or the event. The address of an e-mail can be forged: change and tell nothing because of it alone. Write to or call the contact in the form or the registration, never the sender.',
    ),
    act: look,
    done: label('Tratado', 'Seen to'),
  },
  notMyVisit: {
    title: label('“Não fui eu”: consulta pedida por outra pessoa', '“It was not me”: a visit asked for by somebody else'),
    help: label(
      'O titular da ficha diz que não pediu esta consulta. Ligue a quem a pediu, confirme de quem é e cancele-a ou corrija a ficha.',
      'The owner of the record says that they did not ask for this visit. Call whoever did, find out whose it is, then cancel it or correct the record.',
    ),
    act: call,
    done: label('Já está esclarecido', 'It is cleared up'),
  },
  unpaidSoon: {
    title: label('Falta pagar e o prazo está a acabar', 'Not paid, and the time to pay runs out'),
    help: label(
      'Sem pagamento a hora fica livre sozinha. Ligue ao paciente: muitas vezes não viu os dados para pagar. Pode reenviá-los na marcação.',
      'Without payment the hour is freed by itself. Call the patient: often they did not see how to pay. The booking’s page sends it again.',
    ),
    act: call,
    done: label('Já liguei', 'I have called'),
  },
  reminderCall: {
    title: label('Lembrar por telefone', 'Remind by telephone'),
    help: label(
      'O paciente escolheu ser lembrado por chamada. Ligue-lhe antes da consulta.',
      'The patient chose to be reminded by a call. Call before the visit.',
    ),
    act: call,
    done: label('Já liguei', 'I have called'),
  },
  recordLinkedElsewhere: {
    title: label('Ficha já ligada a outra conta', 'Record already linked to another account'),
    help: label(
      'Um paciente provou que a ficha é sua, mas ela está ligada a outra conta. Confirme a identidade e ligue a conta certa.',
      'A patient has proven that the record is theirs, but it is linked to another account. Check the identity and link the right account.',
    ),
    act: look,
    done: label('Já está esclarecido', 'It is cleared up'),
  },
  recordGone: {
    title: label('A ficha desta conta já não existe', 'This account’s record no longer exists'),
    help: label(
      'A ficha terá sido junta a outra. Ligue a conta à ficha que ficou.',
      'The record was probably merged with another. Link the account to the one that remains.',
    ),
    act: look,
    done: label('A conta está ligada à ficha certa', 'The account is linked to the right record'),
  },
  clinicCancelled: {
    title: label('A clínica cancelou: avisar por telefone', 'The clinic cancelled: tell by telephone'),
    help: label(
      'Não há e-mail para onde escrever. Ligue, peça desculpa, diga o motivo e combine outra hora.',
      'There is no e-mail to write to. Call, say sorry, tell the reason and agree on another time.',
    ),
    act: call,
    done: label('Já avisei', 'I have told them'),
  },
  earlierHour: {
    title: label('Abriu uma hora mais cedo: oferecer por telefone', 'An earlier hour opened: offer it by telephone'),
    help: label(
      'Este paciente está na lista de espera e abriu uma hora como pediu. Ligue; se quiser, mude-lhe a hora. A hora não está reservada.',
      'This patient is on the waiting list, and an hour such as they asked for has opened. Call; if they want it, move the visit. The hour is not held.',
    ),
    act: call,
    done: label('Já liguei, não quer', 'I have called, they do not want it'),
  },
  videoLinkMissing: {
    title: label('Falta enviar a ligação do vídeo', 'The video link is still to be sent'),
    help: label(
      'Prometemos ao paciente a ligação para a videochamada antes da hora. Abra a marcação e cole lá a ligação da sala: segue sozinha por e-mail. Se a enviou de outra forma, registe aqui.',
      'We promised the patient the link to the video call before the time. Open the booking and paste the link of the room there: it goes by e-mail by itself. If you sent it another way, record it here.',
    ),
    act: label('Colar a ligação', 'Paste the link'),
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
  noteToPass: {
    title: label('Passar a nota ao médico', 'Pass the note on to the doctor'),
    help: label(
      'O paciente escreveu ao médico e leu que a receção lhe passa a nota: está em «Nota para o médico». Passe-a antes da consulta, em mão ou no programa da clínica, e registe aqui.',
      'The patient wrote to the doctor and read that the front desk passes the note on: it is under “Note to the doctor”. Pass it on before the visit, in person or in the clinic’s program, and record it here.',
    ),
    act: look,
    done: label('Já passei a nota', 'I have passed it on'),
  },
  identityToCheck: {
    title: label('Identidade por verificar', 'Identity to check'),
    help: label(
      'O NIF que escreveram é de outra ficha da clínica. Compare as duas; na consulta, veja um documento e registe-o em «Identidade».',
      'The NIF that was typed belongs to another record. Compare the two; at the visit, look at a document and record it under “Identity”.',
    ),
    act: label('Comparar', 'Compare'),
    done: label('Resolvido sem confirmar contactos', 'Settled without confirming contacts'),
  },
  nearbyVisit: {
    title: label('Duas consultas na mesma semana', 'Two visits in one week'),
    help: label(
      'A mesma ficha tem outra consulta a menos de sete dias, e quem marcou esta pode não ser o próprio. Ligue para o número da ficha, no programa da clínica, e pergunte qual fica. Não fale da outra consulta a quem marcou esta.',
      'The same record has another visit within seven days, and whoever booked this one may not be that person. Call the number of the record, in the clinic’s program, and ask which one stays. Do not mention the other visit to whoever booked this one.',
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
  newsletterNotSent: {
    title: label('O boletim não chegou a todos', 'The newsletter did not reach everybody'),
    help: label(
      'O correio adiou cartas durante dias, recusou a maior parte, ou o artigo foi retirado. Avise quem envia o boletim: em «Boletim: enviar» essa pessoa vê o que falta e manda-o seguir quando o correio voltar.',
      'The mail server put letters off for days, refused most of them, or the article was withdrawn. Tell whoever sends the newsletter: “Newsletter: send” shows what is left and has a button that sends it.',
    ),
    act: label('Já avisei', 'I have told them'),
    done: label('Já avisei', 'I have told them'),
  },
  subscribersNotTold: {
    title: label('O CRM não aceita o que muda no boletim', 'The CRM does not take what changes in the newsletter'),
    help: label(
      'Há subscritores que o CRM recusou, ou que não aceitou em três dias. Em «Boletim: subscritores» estão quais; avise quem trata do CRM. Fecha-se sozinho quando o CRM aceitar tudo.',
      'There are subscribers whom the CRM refused, or did not take in three days. “Newsletter: subscribers” shows which; tell whoever looks after the CRM. It closes by itself once the CRM takes everything.',
    ),
    act: label('Já avisei', 'I have told them'),
    done: label('Já avisei', 'I have told them'),
  },
  profileRefused: {
    title: label('Dados que o programa da clínica não aceitou', 'Details that the clinic’s program did not accept'),
    help: label(
      'A pessoa mudou os seus dados na área pessoal e o programa da clínica recusou. Ligue-lhe (o telefone está na ficha) e corrija-a; um e-mail ou telemóvel só muda depois de ver um documento.',
      'The person changed their details in the personal area and the clinic’s program refused. Call (the phone is on the record) and correct it; an e-mail or phone changes only after a document was seen.',
    ),
    act: call,
    done: label('Já corrigi a ficha', 'I have corrected the record'),
  },
  erasureRequested: {
    title: label('Pedido de apagamento dos dados', 'Request for erasure of the data'),
    help: label(
      'A lei dá um mês para responder. O processo clínico e as faturas ficam, porque a lei os manda guardar; diga-o à pessoa.',
      'The law gives a month to answer. The clinical record and the invoices stay, because the law has them kept; tell the person so.',
    ),
    act: look,
  },
  accessQuestioned: {
    title: label('Pergunta sobre quem viu os dados', 'Question about who saw the data'),
    help: label(
      'A pessoa não sabe porque é que alguém abriu os seus dados. Pergunte a quem os abriu e responda-lhe.',
      'The person does not know why somebody opened their data. Ask whoever did, and answer.',
    ),
    act: look,
    done: label('Já respondi', 'I have answered'),
  },
  runningLate: {
    title: label('Vem atrasado', 'Running late'),
    help: label('Avise quem o espera.', 'Tell whoever is waiting.'),
    act: look,
    done: label('Já avisei', 'I have told them'),
  },
  contactRequest: {
    title: label('Mensagem por responder', 'Message to answer'),
    help: label(
      'Prometemos responder até à hora indicada. Ligue ou escreva, e registe aqui.',
      'We promised an answer by the time shown. Call or write, and record it here.',
    ),
    act: look,
  },
  callBackRequest: {
    title: label('Pediu que lhe liguemos', 'Asked to be called'),
    help: label('Ligue até à hora indicada e registe aqui.', 'Call by the time shown, and record it here.'),
    act: call,
  },
  secondOpinionRequest: {
    title: label('Pedido de segunda opinião', 'Second opinion requested'),
    help: label(
      'Fale com a pessoa, combine a conversa com o urologista e diga-lhe que exames deve trazer.',
      'Speak to the person, arrange the talk with the urologist, and say which test results to bring.',
    ),
    act: look,
  },
  examRequest: {
    title: label('Pedido de exame', 'Exam requested'),
    help: label('Combine o dia e diga à pessoa como se preparar.', 'Agree on the day and tell the person how to prepare.'),
    act: look,
  },
  internationalRequest: {
    title: label('Pedido de fora de Lisboa', 'Request from outside Lisbon'),
    help: label(
      'Diga à pessoa o que se resolve por vídeo e o que obriga a vir a Lisboa.',
      'Tell the person what can be done by video and what needs a trip to Lisbon.',
    ),
    act: look,
  },
  complaint: {
    title: label('Reclamação', 'Complaint'),
    help: label(
      'Responde-se por escrito em dez dias úteis: o prazo já é esse. Mostre-a à direção antes de responder.',
      'It is answered in writing within ten working days: the deadline shown is that one. Show it to the management before answering.',
    ),
    act: look,
  },
  cannotCome: {
    title: label('Hoje não consegue vir', 'Cannot come today'),
    help: label(
      'Ligue e combine outra data; a hora de hoje fica livre com «O paciente cancela…».',
      'Call and agree on another date; today’s time is freed with “The patient cancels…”.',
    ),
    act: call,
    done: label('Já falei com o paciente', 'I have spoken to the patient'),
  },
};

const newsletterWords = {
  sums: label(
    'Envio de {day}: {sent} cartas enviadas, {open} por enviar, {refused} recusadas.',
    'Sent on {day}: {sent} letters taken, {open} to go, {refused} refused.',
  ),
  // Nobody was written down as its reader: an article that is withdrawn ends it before that.
  withdrawn: label(
    'Envio de {day}: não saiu nenhuma carta, porque o artigo foi retirado.',
    'Planned for {day}: no letter left, because the article was withdrawn.',
  ),
};

/** What helps to do it, beside the words of its kind. */
export function detailInWords({ kind, detail }: WorkItem, language: string): string | null {
  const { patientId, otherPatientId } = detail;
  if (patientId && (kind === 'recordGone' || kind === 'recordLinkedElsewhere'))
    return labelIn(language, label('Ficha n.º {number}.', 'Record no. {number}.')).replace('{number}', String(patientId));
  if (kind === 'newsletterNotSent' && detail['day'])
    return labelIn(language, ['sent', 'open', 'refused'].every((sum) => !detail[sum]) ? newsletterWords.withdrawn : newsletterWords.sums)
      .replace('{day}', dayInFigures(String(detail['day'])))
      .replace(/\{(sent|open|refused)\}/g, (_, sum: string) => String(detail[sum] ?? 0));
  if (kind !== 'identityToCheck' || !otherPatientId) return null;
  const records = label('Fichas n.º {one} e n.º {other}.', 'Records no. {one} and no. {other}.');
  return labelIn(language, records)
    .replace('{one}', String(patientId ?? '?'))
    .replace('{other}', String(otherPatientId));
}

/** Whoever made the booking may be a stranger who knows the patient's data: their number is not the one to call. */
export const callsTheRecord = (kind: WorkItemKind): boolean => kind === 'nearbyVisit' || kind === 'identityToCheck';

export const workListWords = {
  title: label('Por fazer', 'To do'),
  lead: label('Tudo o que espera por uma pessoa, o mais urgente primeiro.', 'Everything that waits for a person, the most urgent first.'),
  pages: label('Páginas', 'Pages'),
  pageOf: label('Página {page} de {pages}', 'Page {page} of {pages}'),
  previousPage: label('Mais urgentes', 'More urgent'),
  nextPage: label('Menos urgentes', 'Less urgent'),
  noneOfKind: label('Nada com estas escolhas.', 'Nothing with these choices.'),
  views: label('O que mostrar', 'What to show'),
  all: label('Tudo', 'All'),
  kinds: label('Mostrar só', 'Show only'),
  noBooking: label('Não diz respeito a uma marcação', 'About no booking'),
  since: label('desde {moment}', 'since {moment}'),
  passed: label('prazo passou {moment}', 'deadline passed {moment}'),
  by: label('até {moment}', 'by {moment}'),
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
