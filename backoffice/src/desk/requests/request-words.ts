import type { RequestField } from '@clinic/core/requests/form/request-fields';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { type Label, label } from '../../language/label.ts';

export const requestKindWords: Record<RequestKind, Label> = {
  contact: label('Mensagem', 'Message'),
  callBack: label('Pedido de chamada', 'Call requested'),
  secondOpinion: label('Segunda opinião', 'Second opinion'),
  examRequest: label('Pedido de exame', 'Exam request'),
  international: label('Paciente internacional', 'International patient'),
  complaint: label('Reclamação', 'Complaint'),
};

export const requestFieldWords: Record<RequestField, Label> = {
  exam: label('Exame', 'Exam'),
  name: label('Nome', 'Name'),
  email: label('E-mail', 'E-mail'),
  phone: label('Telefone', 'Phone'),
  when: label('Quando ligar', 'When to call'),
  birthDate: label('Nascimento', 'Born'),
  gender: label('Género', 'Gender'),
  vat: label('NIF', 'Tax number'),
  nSNS: label('N.º de utente', 'Health service no.'),
  patientNumber: label('N.º de paciente', 'Patient no.'),
  country: label('País', 'Country'),
  languages: label('Línguas', 'Languages'),
  subject: label('Assunto', 'Subject'),
  findings: label('O que lhe encontraram', 'What was found'),
  question: label('A pergunta', 'The question'),
  more: label('Outras informações', 'Additional information'),
  message: label('Mensagem', 'Message'),
  preferredDate: label('Dia que prefere', 'Preferred day'),
};

/** Answers that were chosen from a list. */
export const chosenWords: Partial<Record<RequestField, Record<string, Label>>> = {
  when: {
    morning: label('De manhã', 'In the morning'),
    afternoon: label('À tarde', 'In the afternoon'),
    byEmail: label('Prefere resposta por e-mail', 'Would rather be answered by e-mail'),
  },
  subject: {
    visit: label('Marcar ou mudar uma consulta', 'Booking or changing an appointment'),
    exams: label('Análises e exames', 'Analyses and tests'),
    prices: label('Preços e seguros', 'Prices and insurance'),
    papers: label('Faturas, relatórios e outros papéis', 'Invoices, reports and other papers'),
    other: label('Outro assunto', 'Something else'),
  },
  gender: { masculino: label('Masculino', 'Male'), feminino: label('Feminino', 'Female') },
};

export const requestFileWords = {
  who: label('Quem pede', 'Who asks'),
  what: label('O que pede', 'What is asked'),
  provenEmail: label(
    'Quem escreveu lê este e-mail, mas isso não prova quem é. Só fale do que está na ficha se este e-mail for um contacto confirmado da ficha.',
    'Whoever wrote reads this e-mail, but that does not prove who it is. Speak of what is in the record only if this e-mail is a confirmed contact of the record.',
  ),
  provenPhone: label(
    'Quem escreveu atende este telemóvel, mas isso não prova quem é. Só fale do que está na ficha se este número for um contacto confirmado da ficha.',
    'Whoever wrote has this phone, but that does not prove who it is. Speak of what is in the record only if this number is a confirmed contact of the record.',
  ),
  unproven: label('Contacto por confirmar: pode não ser da pessoa', 'Contact not confirmed: it may not be the person’s'),
  contact: label('Contacto', 'Contact'),
  receivedAt: label('Recebido', 'Received'),
  answerBy: label('Prometemos responder até', 'We promised an answer by'),
  answered: label('Respondido', 'Answered'),
  answeredBy: label('{moment}, por {name}', '{moment}, by {name}'),
  withdrawn: label('Retirado por quem pediu', 'Withdrawn by whoever asked'),
  toAnswer: label('Por responder', 'To be answered'),
  paused: label('À espera do paciente', 'Waiting for the patient'),
  asker: label('quem pediu', 'whoever asked'),
  language: label('Língua', 'Language'),
  toDo: label('Por fazer', 'To do'),
  answer: label('Já respondi', 'I have answered'),
  whatAnswered: label('O que respondi', 'What I answered'),
  whatSaid: label('O que ficou combinado', 'What was agreed'),
  whatAnsweredHelp: label(
    'Em poucas palavras, e por onde. Fica na cronologia do pedido, para quem atender a seguir. Nada de diagnósticos.',
    'In a few words, and by which way. It stays on the request’s time line, for whoever takes the next call. No diagnoses.',
  ),
  called: label('Já liguei', 'I have called'),
  undo: label('Desfazer', 'Undo'),
  undoPress: label('Ainda não está respondido', 'It is not answered yet'),
  undoHelp: label('O pedido volta a «Por fazer», com o mesmo prazo.', 'The request goes back to “To do”, with the same deadline.'),
  audited: label('Fica registado quem abre esta página e o que faz nela.', 'Who opens this page, and what they do on it, is recorded.'),
};

export const requestListWords = {
  field: label('Procurar um pedido: número, e-mail ou telefone', 'Find a request: number, e-mail or phone'),
  search: label('Procurar', 'Search'),
  answeredLately: label('Respondidos nos últimos 30 dias', 'Answered in the last 30 days'),
  answeredTitle: label('Pedidos respondidos nos últimos 30 dias', 'Requests answered in the last 30 days'),
  foundTitle: label('Pedidos encontrados', 'Requests found'),
  none: label('Nenhum pedido.', 'No requests.'),
  notUnderstood: label(
    'Escreva o número do pedido (por exemplo, SO 2003), ou o e-mail ou o telefone de quem pediu.',
    'Type the number of the request (for example, SO 2003), or the e-mail or phone of whoever asked.',
  ),
  noRequest: label(
    'Nenhum pedido com esse número ou contacto. Quem deixou e-mail e telefone encontra-se pelo e-mail.',
    'No request with that number or contact. Whoever left both an e-mail and a phone is found by the e-mail.',
  ),
};
