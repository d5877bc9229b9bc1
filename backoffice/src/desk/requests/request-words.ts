import type { RequestField } from '@clinic/core/requests/form/request-fields';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { type Label, label } from '../../language/label.ts';

export const requestKindWords: Record<RequestKind, Label> = {
  contact: label('Mensagem', 'Message'),
  callBack: label('Pedido de chamada', 'Call requested'),
  secondOpinion: label('Segunda opinião', 'Second opinion'),
  examRequest: label('Pedido de exame', 'Exam request'),
  international: label('Doente internacional', 'International patient'),
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
    'Quem escreveu lê este e-mail; não prova quem é. Nada da ficha, se o e-mail não for um contacto confirmado dela.',
    'Whoever wrote reads this e-mail; that does not prove who it is. Nothing from a record unless the e-mail is a confirmed contact of it.',
  ),
  provenPhone: label(
    'Quem escreveu atende este telemóvel; não prova quem é. Nada da ficha, se o número não for um contacto confirmado dela.',
    'Whoever wrote has this phone; that does not prove who it is. Nothing from a record unless the number is a confirmed contact of it.',
  ),
  unproven: label('Contacto por confirmar: pode não ser da pessoa', 'Contact not confirmed: it may not be the person’s'),
  contact: label('Contacto', 'Contact'),
  receivedAt: label('Recebido', 'Received'),
  answerBy: label('Prometemos responder até', 'We promised an answer by'),
  answered: label('Respondido', 'Answered'),
  answeredBy: label('{moment}, por {name}', '{moment}, by {name}'),
  withdrawn: label('Retirado por quem pediu', 'Withdrawn by whoever asked'),
  language: label('Língua', 'Language'),
  toDo: label('Por fazer', 'To do'),
  answer: label('Já respondi', 'I have answered'),
  called: label('Já liguei', 'I have called'),
  audited: label('Fica registado quem abre esta página e o que faz nela.', 'Who opens this page, and what they do on it, is recorded.'),
};
