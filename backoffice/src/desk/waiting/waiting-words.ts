import type { DayPart } from '@clinic/core/booking/model/waiting-wishes';
import { type Label, label } from '../../language/label.ts';

export const waitingWords = {
  title: label('Lista de espera', 'Waiting list'),
  lead: label(
    'Quem tem consulta e quer uma hora mais cedo. As horas que abrem são oferecidas sozinhas; aqui vê-se a quem, e pode-se oferecer por telefone. Quem o pede ao telefone entra na lista pela página da sua marcação.',
    'Who has a visit and wants an earlier hour. Hours that open are offered by themselves; here you see to whom, and can offer by telephone. Who asks on the telephone is put on the list from the page of the booking.',
  ),
  rule: label('A regra', 'The rule'),
  ruleText: label(
    'Oferece-se a poucas pessoas ao mesmo tempo, por ordem de quem espera há mais tempo. A primeira que aceita fica com a hora; as outras mantêm a consulta que têm e o lugar na lista. Ninguém perde a sua hora por não responder. O preço é sempre igual: só se oferecem horas do mesmo tipo de consulta.',
    'An hour is offered to a few people at once, the longest waiting first. The first who accepts has it; the others keep the visit they have and their place. Nobody loses an hour for not answering. The price is always the same: only hours of the same type are offered.',
  ),
  open: label('Horas oferecidas agora', 'Hours offered now'),
  noneOpen: label('Nenhuma hora está a ser oferecida.', 'No hour is being offered.'),
  heldUntil: label('Fora do site até às {time}', 'Off the site until {time}'),
  opened: {
    released: label('Abriu às {time}, por cancelamento ou mudança', 'Opened at {time}, by a cancellation or move'),
    desk: label('Oferecida às {time}, pelo balcão', 'Offered at {time}, by the front desk'),
    found: label('Abriu às {time}, no programa da clínica', 'Opened at {time}, in the clinic’s program'),
  },
  accepted: label('Aceitou, ao telefone', 'Accepted, by telephone'),
  confirm: label('O paciente disse que sim', 'The patient said yes'),
  nothingToDo: label(
    'Nada mudou: outra pessoa aceitou primeiro, ou o prazo terminou. A pessoa mantém a consulta que tem e o lugar na lista; procure outra hora em «Oferecer por telefone».',
    'Nothing changed: somebody else accepted first, or the time was over. The person keeps their visit and place; look for another hour under “Offer by telephone”.',
  ),
  acceptedBefore: label(
    'A própria pessoa já tinha aceitado esta hora, no site: a consulta está a ser mudada e segue uma carta. Não há mais nada a fazer.',
    'The person had accepted this hour already, on the site: the visit is being moved and a letter follows. There is nothing more to do.',
  ),
  free: label('Horas livres que alguém pediu', 'Free hours that somebody asked for'),
  freeHelp: label(
    'Estão livres no programa da clínica e no site. Ao oferecer, a hora sai do site durante {minutes} minutos e fica com quem aceitar primeiro.',
    'They are free in the clinic’s program and on the site. When offered, the hour leaves the site for {minutes} minutes and goes to whoever accepts first.',
  ),
  noneFree: label('Nenhuma hora livre serve a quem espera.', 'No free hour suits anybody who waits.'),
  clinicSilent: label(
    'O programa da clínica não responde: as horas livres não se veem agora. Volte a abrir a página dentro de um minuto.',
    'The clinic’s program does not answer: free hours cannot be seen now. Open the page again in a minute.',
  ),
  fits: label('Serve a', 'Suits'),
  onePerson: label('1 pessoa', '1 person'),
  people: label('{count} pessoas', '{count} people'),
  offerOne: label('Oferecer a quem espera', 'Offer to who waits'),
  offerSome: label('Oferecer a {count}', 'Offer to {count}'),
  offerTo: label(
    'Recebem já o aviso, por e-mail e SMS; quem aceitar primeiro fica com a hora. Ao lado de cada nome está a consulta que a pessoa tem agora.',
    'They are told at once, by e-mail and text message; whoever accepts first has the hour. Beside each name stands the visit they have now.',
  ),
  offerByCall: label('sem e-mail nem telemóvel: não é avisado, ligue', 'no e-mail or mobile: not written to, call'),
  offerOneConfirm: label('Confirmo que se escreve a esta pessoa', 'I confirm that this person is written to'),
  offerSomeConfirm: label('Confirmo que se escreve a estas {count} pessoas', 'I confirm that these {count} people are written to'),
  offerSend: label('Oferecer a hora', 'Offer the hour'),
  offerColumn: label('Oferecer', 'Offer'),
  toSite: label('Pôr já no site', 'Put on the site now'),
  toSiteConfirm: label(
    'Quem recebeu a oferta já não a pode aceitar; a hora volta ao site',
    'Whoever got the offer can no longer accept it; the hour is on the site again',
  ),
  hourOver: label(
    'Nada mudou: alguém já aceitou esta hora, ou ela já está no site.',
    'Nothing changed: somebody has accepted this hour, or it is on the site already.',
  ),
  byTelephone: label(
    'Nenhuma destas pessoas recebe e-mail nem SMS: está em «Por fazer», para ligar. A hora não está guardada.',
    'None of these people gets e-mails or text messages: it is under “To do”, to be called. The hour is not kept.',
  ),
  notFree: label(
    'Nada mudou: essa hora já não está livre, ou alguém a está a marcar.',
    'Nothing changed: that hour is no longer free, or somebody is booking it.',
  ),
  nobodyFits: label(
    'Nada mudou: já ninguém espera por essa hora, ou foi oferecida há pouco.',
    'Nothing changed: nobody waits for that hour any more, or it was offered just now.',
  ),
  waiting: label('Quem espera', 'Who waits'),
  nobody: label('Ninguém espera por uma hora mais cedo.', 'Nobody waits for an earlier hour.'),
  person: label('Pessoa', 'Person'),
  since: label('Espera', 'Waits'),
  has: label('Consulta que tem', 'Visit they have'),
  asked: label('Pediu', 'Asked for'),
  offers: label('Ofertas, 24 h', 'Offers, 24 h'),
  act: label('Oferecer por telefone', 'Offer by telephone'),
  days: label('{count} dias', '{count} days'),
  oneDay: label('1 dia', '1 day'),
  today: label('desde hoje', 'since today'),
  any: label('qualquer médico', 'any doctor'),
  everyDay: label('todos os dias úteis', 'every weekday'),
  notice: label('avisar {hours} h antes', '{hours} h notice'),
  past: label('Ofertas dos últimos sete dias', 'Offers of the last seven days'),
  when: label('Abriu', 'Opened'),
  hour: label('Hora', 'Hour'),
  told: label('Avisados', 'Told'),
  outcome: label('Resultado', 'Outcome'),
  takenBy: label('aceite por {name}, em {minutes} minutos', 'accepted by {name}, after {minutes} minutes'),
  returned: label('ninguém aceitou: voltou ao site às {time}', 'nobody accepted: back on the site at {time}'),
  audited: label(
    'Fica registado quem abre esta página e de quem são os nomes.',
    'Who opens this page, and whose names it shows, is recorded.',
  ),
};

/** On the page of a booking, for who asks on the telephone. */
export const joinWords = {
  title: label('Quer uma hora mais cedo…', 'Wants an earlier hour…'),
  waits: label('Está na lista de espera…', 'Is on the waiting list…'),
  help: label(
    'Fica na lista de espera e mantém a consulta que tem. Quando abrir uma hora assim, recebe um e-mail e uma SMS; se não tiver nenhum dos dois, o balcão liga.',
    'Goes on the waiting list and keeps the visit. When such an hour opens, an e-mail and a text message go out; who has neither is called.',
  ),
  changeHelp: label('Mudar o que pediu não muda o lugar na lista.', 'A change of what was asked for keeps the place in the list.'),
  since: label('Na lista desde {moment}:', 'On the list since {moment}:'),
  doctor: label('Com quem', 'With whom'),
  same: label('Só {doctor}', 'Only {doctor}'),
  any: label('Qualquer médico que veja este motivo', 'Any doctor who sees this reason'),
  days: label('Em que dias', 'On which days'),
  parts: label('A que horas', 'At what hours'),
  notice: label('Precisa de saber com', 'Must know'),
  hours: label('{hours} horas de antecedência', '{hours} hours ahead'),
  join: label('Pôr na lista de espera', 'Put on the waiting list'),
  change: label('Mudar o pedido', 'Change the wishes'),
  leave: label('Tirar da lista', 'Take off the list'),
};

export const dayPartWords: Record<DayPart, Label> = { morning: label('manhãs', 'mornings'), afternoon: label('tardes', 'afternoons') };
/** From Monday on. */
export const weekdayWords: readonly Label[] = [
  label('segunda', 'Mondays'),
  label('terça', 'Tuesdays'),
  label('quarta', 'Wednesdays'),
  label('quinta', 'Thursdays'),
  label('sexta', 'Fridays'),
];
