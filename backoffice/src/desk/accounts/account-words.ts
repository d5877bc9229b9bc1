import type { AccountLevel } from '@clinic/core/desk/accounts/account-desk';
import type { UnlinkReason } from '@clinic/core/desk/accounts/unlink-record';
import type { ChangedField } from '@clinic/core/personal-area/profile/profile-fields';
import { type Label, label } from '../../language/label.ts';
import { accountEventWords } from './account-action-words.ts';

export const levelWords: Record<AccountLevel, Label> = {
  waiting: label('À espera do e-mail', 'Waiting for the e-mail'),
  account: label('Conta', 'Account'),
  linked: label('Ligada à ficha', 'Linked to the record'),
};

/** What each level means, for whoever has a caller on the line. */
export const levelHelp: Record<AccountLevel, Label> = {
  waiting: label(
    'Registou-se e ainda não confirmou o e-mail. Não há conta: não pode entrar.',
    'Registered, and has not confirmed the e-mail yet. There is no account: signing in is not possible.',
  ),
  account: label(
    'O e-mail está confirmado. Vê só o que marcou no site com este e-mail.',
    'The e-mail is confirmed. Sees only what was booked on the site with this e-mail.',
  ),
  linked: label(
    'Provou que a ficha é sua. Vê todas as consultas, também as que marcou na clínica.',
    'Proved that the record is theirs. Sees all visits, also those booked at the clinic.',
  ),
};

export const accountListWords = {
  title: label('Contas de pacientes', 'Patients’ accounts'),
  patientAccount: label('Conta de paciente', 'Patient’s account'),
  lead: label(
    'Procure pelo e-mail completo, pelo nome ou pelo n.º da ficha. O que escrever não fica no endereço da página.',
    'Search by the whole e-mail, by name or by the record’s number. What you type does not stay in the page’s address.',
  ),
  field: label('E-mail, nome ou n.º da ficha', 'E-mail, name or record no.'),
  search: label('Procurar', 'Search'),
  name: label('Nome', 'Name'),
  email: label('E-mail', 'E-mail'),
  level: label('Nível', 'Level'),
  since: label('Desde', 'Since'),
  sessions: label('Sessões', 'Sessions'),
  more: label('Há mais: escreva mais do nome.', 'There are more: type more of the name.'),
  neverTold: label(
    'Não diga a quem liga se há uma conta, nem com que e-mail.',
    'Do not tell a caller whether there is an account, nor with which e-mail.',
  ),
  audited: label('Fica registado que contas aparecem e quem as abre.', 'Which accounts are shown, and who opens them, is recorded.'),
};

export const unlinkReasonWords: Record<UnlinkReason, Label> = {
  wrongRecord: label('A ficha é de outra pessoa', 'The record is another person’s'),
  asked: label('A pessoa pediu', 'The person asked for it'),
};

/** What a caller says, by the card that answers it. */
export const callerWords = {
  title: label('Quem liga diz:', 'The caller says:'),
  places: {
    entrar: label('«Não consigo entrar»', '“I cannot get in”'),
    emails: label('«Não recebi o e-mail»', '“I did not get the e-mail”'),
    sessoes: label('«Alguém entrou na minha conta»', '“Somebody was in my account”'),
    ficha: label('«A ficha não é a minha»', '“This is not my record”'),
  },
};

export const accountFileWords = {
  back: label('Contas de pacientes', 'Patients’ accounts'),
  registration: label('Registo', 'Registration'),
  signIn: label('Como entra', 'How they sign in'),
  signInHelp: label(
    'No site, em «Entrar», «Receber um código no e-mail» serve sempre, mesmo sem palavra-passe. Nunca peça o código nem a palavra-passe.',
    'On the site, under “Sign in”, a code by e-mail always works, even without a password. Never ask for the code or the password.',
  ),
  totpHelp: label(
    'Depois pede-se o código da aplicação. Sem o telemóvel: «Perdi o telemóvel», e um código de recuperação.',
    'Then the code of the app is asked for. Without the phone: “I lost my phone”, and a recovery code.',
  ),
  email: label('E-mail', 'E-mail'),
  language: label('Língua', 'Language'),
  registered: label('Registo enviado', 'Registration sent'),
  created: label('Conta criada', 'Account made'),
  verified: label('E-mail confirmado', 'E-mail confirmed'),
  password: label('Palavra-passe', 'Password'),
  passwordSet: label('definida a {moment}', 'set on {moment}'),
  none: label('Não tem', 'None'),
  passkey: label('Chave de acesso', 'Passkey'),
  totp: label('Aplicação de códigos', 'Code app'),
  yes: label('Sim', 'Yes'),
  no: label('Não', 'No'),
  record: label('Ficha da clínica', 'Clinic’s record'),
  notLinked: label('Esta conta não está ligada a nenhuma ficha.', 'This account is linked to no record.'),
  linked: label('Ficha n.º {number}, ligada a {moment} {by}.', 'Record no. {number}, linked on {moment} {by}.'),
  byPatient: label('pela própria pessoa, no site', 'by the person, on the site'),
  byStaff: label('por {name}', 'by {name}'),
  identitySeen: label('Identidade verificada a {moment} por {name}.', 'Identity checked on {moment} by {name}.'),
  identityOpen: label(
    'Ninguém da clínica viu ainda um documento para este e-mail.',
    'Nobody at the clinic has seen a document for this e-mail yet.',
  ),
  emailChanges: label('Alterações do e-mail', 'Changes of the e-mail'),
  emailChange: label('De {old} para {new}', 'From {old} to {new}'),
  changeConfirmed: label('confirmada', 'confirmed'),
  changeUndone: label('anulada a {moment}', 'undone on {moment}'),
  changeOpen: label('por confirmar', 'not confirmed'),
  devices: label('Sessões abertas', 'Open sessions'),
  noDevices: label('Nenhuma sessão aberta.', 'No open session.'),
  seen: label('usada a {moment}', 'used on {moment}'),
  history: label('O que o balcão fez', 'What the front desk did'),
  noHistory: label('Nada.', 'Nothing.'),
  toDo: label('Por fazer nesta conta', 'To do about this account'),
  audited: label('Fica registado quem abre esta página e o que faz nela.', 'Who opens this page, and what they do on it, is recorded.'),
  typedByAnybody: label(
    'Qualquer pessoa pode ter escrito este nome e este e-mail: não prova nada.',
    'Anybody may have typed this name and this e-mail: it proves nothing.',
  ),
};

export const profileFieldWords: Record<ChangedField, Label> = {
  name: label('Nome', 'Name'),
  phone: label('Telemóvel', 'Phone'),
  email: label('E-mail', 'E-mail'),
  gender: label('Género', 'Gender'),
  vat: label('NIF (pergunte-o à pessoa)', 'NIF (ask the person)'),
  nSNS: label('N.º de utente (pergunte-o à pessoa)', 'Health number (ask the person)'),
  nCC: label('Cartão de cidadão (pergunte-o à pessoa)', 'Citizen card (ask the person)'),
  profession: label('Profissão', 'Profession'),
};

/** What staff did when they saw the data; other actions have words of their own. */
export const accessWords: Record<string, Label> = {
  ...accountEventWords,
  list: label('viu o nome numa lista', 'saw the name in a list'),
  look: label('abriu a página', 'opened the page'),
  records: label('procurou fichas', 'searched for records'),
};
