import { label } from '../language/label.ts';

export const doctorWords = {
  none: label('Nenhum texto espera pela sua assinatura.', 'No text waits for your signature.'),
  one: label('Um texto espera pela sua assinatura.', 'One text waits for your signature.'),
  many: label('{count} textos esperam pela sua assinatura.', '{count} texts wait for your signature.'),
  list: label('Abrir «Para rever»', 'Open “To review”'),
  waiting: label('Esperam pela sua assinatura', 'Waiting for your signature'),
  read: label('Ler e assinar', 'Read and sign'),
  asked: label('pedida por {by}, {at}', 'asked for by {by}, {at}'),
  unasked: label('no site sem assinatura', 'on the site without a signature'),
  onSite: label('o público já lê este texto, sem médico', 'the public already reads this text, without a doctor'),
  reviewer: label('médico revisor: {name}', 'reviewing doctor: {name}'),
  renew: label('Assinaturas a renovar', 'Signatures to renew'),
  renewHelp: label(
    'Uma assinatura conta durante um ano. Primeiro as que já passaram.',
    'A signature counts for a year. Those that have run out come first.',
  ),
  ranOut: label('assinado a {day}; contava como revisto até {until}', 'signed on {day}; counted as reviewed until {until}'),
  answered: label('Responderam aos comentários', 'Comments with an answer'),
  answeredHelp: label(
    'Já têm resposta; pode responder de novo na passagem.',
    'Somebody has answered; you can answer again at the passage.',
  ),
  unanswered: label('Comentários por tratar', 'Open comments'),
  unansweredHelp: label(
    'O que foi dito sobre uma passagem e um editor ainda não deu como tratado. Cada linha leva à passagem.',
    'What was said about a passage and no editor has marked as treated yet. Each line leads to the passage.',
  ),
  own: label('As suas páginas no site', 'Your pages on the site'),
  ownHelp: label(
    'Como os visitantes as leem: a sua ficha e os textos que assinou.',
    'As visitors read them: your own page and the texts you have signed.',
  ),
  ownNone: label('Ainda não há nenhuma página com o seu nome.', 'There is no page with your name yet.'),
  team: label('na equipa', 'in the team'),
  signedOn: label('assinado a {day}', 'signed on {day}'),
  languages: { pt: label('português', 'Portuguese'), en: label('inglês', 'English') },
};
