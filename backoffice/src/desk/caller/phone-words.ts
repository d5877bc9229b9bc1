import type { FieldProblem } from '@clinic/core/booking/form/fields/booking-message';
import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import type { CallerTrouble } from '@clinic/core/desk/caller/book-for-caller';
import type { FindTrouble } from '@clinic/core/desk/find/find-bookings';
import { type Label, label } from '../../language/label.ts';
import { findTroubleWords } from '../find/find-words.ts';

export const phoneWords = {
  title: label('Marcar por telefone', 'Book by telephone'),
  again: label('Marcar outra consulta', 'Book another visit'),
  open: label('Marcar', 'Book'),
  lead: label(
    'As mesmas regras do site: as mesmas horas, o mesmo preço, as mesmas cartas. Só não segue código.',
    'The same rules as on the site: the same hours, price and letters. Only no code is sent.',
  ),
  silent: label(
    'O programa da clínica não responde, por isso não há horas para mostrar. Tente outra vez dentro de um minuto.',
    'The clinic’s program does not answer, so there are no hours to show. Try again in a minute.',
  ),
  who: label('Quem vem', 'Who comes'),
  find: label('Já marcou connosco? Telemóvel, nome, NIF ou código', 'Booked with us before? Phone, name, tax no. or code'),
  search: label('Procurar', 'Search'),
  born: label('nasceu a {day}, última marcação para {visit}', 'born on {day}, last booking for {visit}'),
  knownFrom: label(
    'Dados da marcação de {visit}. Confirme-os com a pessoa e pergunte os contactos.',
    'Details of the booking for {visit}. Check them with the person and ask for the contacts.',
  ),
  notThem: label('Não é esta pessoa: começar de novo', 'Not this person: begin anew'),
  name: label('Nome de quem vem', 'Name of the patient'),
  birthDate: label('Nascimento', 'Born'),
  birthDateHint: label('14/02/1955', '14/02/1955'),
  gender: label('Sexo', 'Sex'),
  genders: { masculino: label('Homem', 'Man'), feminino: label('Mulher', 'Woman') },
  phone: label('Telemóvel', 'Phone'),
  email: label('E-mail', 'E-mail'),
  emailHint: label('sem e-mail, tudo segue por SMS', 'without one, everything goes by text message'),
  vat: label('NIF', 'Tax no.'),
  optional: label('se o disser', 'if they say it'),
  seenBefore: label('Já foi visto na clínica', 'Has been seen at the clinic'),
  forOther: label('Quem liga não é quem vem', 'The caller is not the patient'),
  booker: label('Quem liga', 'Who is calling'),
  bookerName: label('Nome de quem liga', 'The caller’s name'),
  bookerPhone: label('Telemóvel de quem liga', 'The caller’s phone'),
  bookerEmail: label('E-mail de quem liga', 'The caller’s e-mail'),
  sameContacts: label('Usar os contactos de quem liga também para quem vem', 'Use the caller’s contacts for the patient, too'),
  language: label('Cartas em', 'Letters in'),
  languages: { pt: label('português', 'Portuguese'), en: label('inglês', 'English') },
  note: label('Nota para o médico', 'Note to the doctor'),
  urgent: label('Dor forte, febre ou não consegue urinar?', 'Strong pain, fever, or unable to pass urine?'),
  urgentSay: label(
    'Não marque: diga que vá já a uma urgência ou ligue 112. Em dúvida, SNS 24: 808 24 24 24.',
    'Do not book: tell them to go to an emergency department now or call 112. In doubt, SNS 24: 808 24 24 24.',
  ),
  when: label('O quê e quando', 'What and when'),
  reason: label('Motivo ou exame', 'Reason or exam'),
  chooseReason: label('Escolha o que a pessoa disse', 'Choose what the person said'),
  reasons: label('Motivo', 'Reason'),
  types: label('Consulta ou exame', 'Visit or exam'),
  mode: label('Onde', 'Where'),
  insured: label('Seguro', 'Insurance'),
  private: label('Particular', 'Private'),
  multicare: label('Multicare', 'Multicare'),
  doctor: label('Profissional', 'Professional'),
  anyDoctor: label('Qualquer um', 'Anybody'),
  dayPart: label('Horas', 'Hours'),
  dayParts: { all: label('dia todo', 'all day'), morning: label('manhã', 'morning'), afternoon: label('tarde', 'afternoon') },
  before: label('dias antes', 'days before'),
  after: label('dias depois', 'days after'),
  later: label('Ver {month}', 'Show {month}'),
  soon: label('Voltar aos próximos trinta dias', 'Back to the next thirty days'),
  more: label('mais {count}', '{count} more'),
  none: label('Não há horas livres com estas escolhas.', 'There are no free hours with these choices.'),
  nobody: label(
    'O site não marca consultas para este motivo. Marque no programa da clínica.',
    'The site books no visits for this reason. Book in the clinic’s program.',
  ),
  loading: label('A ver as horas livres…', 'Looking for free hours…'),
  noComplaint: label('Sem queixa: {reason}', 'No complaint: {reason}'),
  chooseFirst: label('Escolha primeiro o motivo: as horas aparecem aqui.', 'Choose the reason first: the hours show here.'),
  confirm: label('Confirmar', 'Confirm'),
  chooseHour: label('Escolha uma hora.', 'Choose an hour.'),
  heldUntil: label('Reservada para esta chamada até às {time}.', 'Held for this call until {time}.'),
  pays: label('Como paga', 'How they pay'),
  mbwayPhone: label('Telemóvel MB WAY', 'MB WAY phone'),
  said: label('Dito ao telefone', 'Said on the phone'),
  consent: label(
    'Ouviu e aceita: tratamos os dados para marcar (política de privacidade), e os termos da marcação e do cancelamento',
    'Has heard and accepts: we use the details to book (privacy policy), and the terms of booking and cancelling',
  ),
  written: label('Fica escrito: {name}, com a hora.', 'On record: {name}, with the time.'),
  book: label('Marcar', 'Book'),
  bookAt: label('Marcar ({when})', 'Book ({when})'),
  booking: label('A marcar…', 'Booking…'),
  beingBooked: label(
    'A marcar… Não desligue: o programa da clínica está a responder, e esta página muda sozinha. Ainda não diga que está marcada.',
    'Booking… Do not hang up: the clinic’s program is answering, and this page changes by itself. Do not say yet that it is booked.',
  ),
  notBooked: label(
    'Não ficou marcada: a razão está ao cimo. Diga-o à pessoa antes de desligar.',
    'It was not booked: the reason stands at the top. Tell the person before you hang up.',
  ),
  aloud: label('Para ler em voz alta', 'To read aloud'),
  aloudVisit: label(
    '«Fica na {day}, às {time}, com {doctor}. São {price}.»',
    '“It is {day} at {time} with {doctor}. The price is {price}.”',
  ),
  aloudInsured: label('Com Multicare, sujeito a autorização.', 'With Multicare, subject to authorisation.'),
  aloudCode: label('O código aparece ao marcar.', 'The code shows once it is booked.'),
  noAnswer: label(
    'Não chegou resposta do servidor. Carregue outra vez: nada fica marcado duas vezes. Se continuar, a sessão pode ter terminado: entre noutro separador e carregue de novo.',
    'No answer came from the server. Press again: nothing is booked twice. If it goes on, your session may have ended: sign in in another tab and press again.',
  ),
};

export const paymentHints: Record<PaymentChoice, Label> = {
  multibanco: label('Multibanco: a referência segue por e-mail ou SMS', 'Multibanco: the reference goes by e-mail or text message'),
  mbway: label('MB WAY: o pedido chega já ao telemóvel', 'MB WAY: the request comes to the phone at once'),
  card: label('Cartão: a ligação para pagar segue por e-mail', 'Card: the link to pay goes by e-mail'),
  atClinic: label('Na clínica, no dia', 'At the clinic, on the day'),
};

type Trouble = CallerTrouble['kind'] | FindTrouble['kind'] | 'notChosen' | 'noAnswer';

export const callerTroubleWords: Record<Trouble, Label> = {
  ...findTroubleWords,
  notComplete: label('Ainda não ficou marcada:', 'Not booked yet:'),
  notChosen: label('Escolha o motivo e a hora.', 'Choose the reason and the hour.'),
  slotTaken: label(
    'Essa hora acabou de ser ocupada por outra pessoa. O que escreveu ficou: escolha outra hora.',
    'Somebody else has just taken that hour. What you typed is still here: choose another.',
  ),
  clinicUnavailable: phoneWords.silent,
  nothingToDo: label('Esta página já foi usada. Abra-a de novo para marcar.', 'This page was used before. Open it anew to book.'),
  nearbyVisit: label(
    'Não ficou marcada: esta pessoa já tem uma consulta a {visit}. Não diga a data antes de confirmar quem fala: a data de nascimento e o código dessa marcação têm de bater certo. Depois mude essa, ou escolha um dia a mais de sete dias dela.',
    'Not booked: this person already has a visit on {visit}. Do not say the date before you are sure who is calling: the birth date and the code of that booking must agree. Then move that one, or choose a day more than seven days from it.',
  ),
  noAnswer: phoneWords.noAnswer,
};

/** What is chosen, where “choose an option” would leave the eye to search the page. */
const choiceWords: Record<string, Label> = {
  payment: label('escolha como paga', 'choose how they pay'),
  insured: label('escolha se é particular ou com seguro', 'choose private or insured'),
  mode: label('escolha se é na clínica ou por vídeo', 'choose at the clinic or by video'),
};

export const problemInWords = ({ field, kind }: FieldProblem): Label =>
  (kind === 'selectOption' && choiceWords[field]) || problemWords[kind];

const problemWords: Record<FieldProblem['kind'], Label> = {
  selectConsultationType: label('escolha a consulta ou o exame', 'choose the visit or exam'),
  selectSpecialty: label('escolha o motivo', 'choose the reason'),
  selectOption: label('escolha uma opção', 'choose an option'),
  selectProfessional: label('escolha o profissional', 'choose the professional'),
  selectDate: label('escolha o dia', 'choose the day'),
  selectTime: label('escolha a hora', 'choose the hour'),
  earlierIncomplete: label(
    'diga em que dias e em que parte do dia quer uma hora mais cedo',
    'say on which days and at what time of day an earlier hour suits',
  ),
  nameRequired: label('falta o nome', 'the name is missing'),
  emailRequired: label(
    'falta o e-mail: sem ele não segue a ligação do vídeo',
    'the e-mail is missing: without it the video link cannot be sent',
  ),
  emailInvalid: label('o e-mail não está certo', 'the e-mail is not right'),
  phoneRequired: label('falta o telefone', 'the phone is missing'),
  phoneInvalid: label('o telefone não está certo', 'the phone is not right'),
  birthDateRequired: label('falta a data de nascimento', 'the birth date is missing'),
  birthDateInvalid: label(
    'a data de nascimento não está certa, por exemplo 14/02/1955',
    'the birth date is not right, for example 14/02/1955',
  ),
  genderRequired: label('falta o sexo', 'the sex is missing'),
  genderInvalid: label('falta o sexo', 'the sex is missing'),
  mbwayPhoneRequired: label('falta o telemóvel MB WAY', 'the MB WAY phone is missing'),
  mbwayPhoneInvalid: label('o telemóvel MB WAY tem nove algarismos', 'the MB WAY phone has nine digits'),
  consentRequired: label('falta marcar o que a pessoa aceitou', 'tick what the person accepted'),
  vatNotValid: label('o NIF não está certo', 'the tax number is not right'),
  snsNumberInvalid: label('o número de utente não está certo', 'the health number is not right'),
  citizenCardInvalid: label('o número do Cartão de Cidadão não está certo', 'the citizen card number is not right'),
  mobileRequired: label('sem e-mail tem de ser um telemóvel', 'without an e-mail it must be a mobile'),
};
