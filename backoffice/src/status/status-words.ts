import type { PartState, SystemPart } from '@clinic/core/figures/system-status';
import { type Label, label } from '../language/label.ts';

export const statusWords = {
  title: label('Estado do sistema', 'State of the system'),
  lead: label(
    'O que funciona, o que está à espera e desde quando. Atualize a página para ver de novo.',
    'What works, what waits, and since when. Reload the page to look again.',
  ),
  allWell: label('Não há problemas conhecidos.', 'No known problems.'),
  oneTrouble: label('Há 1 coisa a ver.', 'There is 1 thing to look at.'),
  troubles: label('Há {count} coisas a ver.', 'There are {count} things to look at.'),
  unread: label(
    'O estado não pôde ser lido: a base de dados não responde. Avise quem cuida do sistema.',
    'The state could not be read: the database does not answer. Tell whoever looks after the system.',
  ),
  part: label('O quê', 'What'),
  state: label('Estado', 'State'),
  when: label('Desde quando', 'Since when'),
  waiting: label('À espera', 'Waiting'),
  meaning: label('O que isto quer dizer', 'What this means'),
  since: label('desde {moment}', 'since {moment}'),
  last: label('a última vez {moment}', 'last {moment}'),
};

export const partStateWords: Record<PartState, Label> = {
  works: label('Funciona', 'Works'),
  waits: label('Está atrasado', 'Is late'),
  down: label('Não responde', 'Does not answer'),
  unknown: label('Não se sabe', 'Not known'),
};

export const systemPartWords: Record<SystemPart, Label> = {
  worker: label('Tarefas automáticas', 'Automatic work'),
  clinic: label('Programa da clínica', 'The clinic’s program'),
  payments: label('Pagamentos', 'Payments'),
  mail: label('E-mail', 'E-mail'),
  sms: label('SMS', 'Text messages'),
  scanner: label('Antivírus dos documentos', 'Virus scanner of documents'),
  bookings: label('Marcações por concluir', 'Bookings without an outcome'),
  desk: label('Balcão', 'Front desk'),
  publishing: label('Publicações no site', 'Publications on the site'),
  backup: label('Cópia de segurança', 'Backup'),
};

/** What it means for patients and for the desk while a part does not do its work. */
export const meaningWords: Record<SystemPart, Label> = {
  worker: label(
    'As marcações são aceites, mas nada segue: nem códigos, nem e-mails, nem a agenda. Nada se perde.',
    'Bookings are taken, but nothing goes on: no codes, no e-mails, no entry in the book. Nothing is lost.',
  ),
  clinic: label(
    'As horas livres podem faltar no site e as marcações esperam. Ao fim de cerca de vinte minutos aparecem em “Por fazer”.',
    'Free hours may be missing on the site and bookings wait. After about twenty minutes they appear under “To do”.',
  ),
  payments: label(
    'Os pacientes não recebem a referência, e um pagamento feito demora a ser visto. O dinheiro não se perde.',
    'Patients do not get their reference, and a payment is noticed late. No money is lost.',
  ),
  mail: label(
    'Confirmações e códigos por e-mail chegam tarde. São enviados assim que o servidor responder.',
    'Confirmations and codes by e-mail arrive late. They are sent as soon as the server answers.',
  ),
  sms: label('Lembretes e códigos por SMS chegam tarde.', 'Reminders and codes by text message arrive late.'),
  scanner: label(
    'Os documentos enviados ficam “por verificar”: só o médico os abre, depois de um aviso.',
    'Documents stay “not yet checked”: only their doctor opens them, after a warning.',
  ),
  bookings: label(
    'Há pacientes à espera de saber se a consulta ficou marcada.',
    'Patients are waiting to hear whether their visit was booked.',
  ),
  desk: label('Há trabalho no “Por fazer” fora do prazo.', 'Some work under “To do” is past its time.'),
  publishing: label(
    'O que foi publicado pode ainda não estar no site ou na pesquisa.',
    'What was published may not be on the site or in the search yet.',
  ),
  backup: label(
    'Sem uma cópia recente, uma avaria grave perderia o trabalho desde a última.',
    'Without a recent copy, a grave failure would lose the work since the last one.',
  ),
};
