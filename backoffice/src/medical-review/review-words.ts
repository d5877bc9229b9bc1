import { type Label, label } from '../language/label.ts';
import type { ReviewTrouble } from './review-endpoints.ts';

export const reviewListWords = {
  title: label('Para rever', 'To review'),
  none: label('Nada espera por uma assinatura.', 'Nothing waits for a signature.'),
  page: label('Página', 'Page'),
  reviewer: label('Médico revisor', 'Reviewing doctor'),
  asked: label('Pedida', 'Asked for'),
  askedBy: label('{at}, por {by}', '{at}, by {by}'),
  state: label('No site', 'On the site'),
  waiting: label('em revisão, sem assinatura', 'under review, without a signature'),
  draft: label('a versão nova ainda não está no site', 'the new version is not on the site yet'),
  overdue: label('Assinados há mais de 12 meses', 'Signed more than 12 months ago'),
  overdueDay: label('assinado a {day}', 'signed on {day}'),
  due: label('Fazem um ano dentro de 30 dias', 'A year old within 30 days'),
  dueDay: label('assinado a {day}; conta como revisto até {until}', 'signed on {day}; counts as reviewed until {until}'),
};

export const reviewPageWords = {
  changed: label('O que mudou desde a última assinatura', 'What changed since the last signature'),
  whole: label('O texto a assinar', 'The text to be signed'),
  nothing: label(
    'O texto é o que foi assinado. Assina-se outra vez quando passa um ano.',
    'The text is the one that was signed. It is signed again when a year has passed.',
  ),
  last: label('Assinado por {reviewer} a {day}; registado por {by}.', 'Signed by {reviewer} on {day}; written down by {by}.'),
  never: label('Nenhum médico assinou ainda este texto.', 'No doctor has signed this text yet.'),
  notMedical: label(
    'Este artigo não é de tema médico: não leva assinatura. Se é, peça a um editor que ligue «Tema médico» no documento.',
    'This article is not on a medical subject: it carries no signature. If it is, ask an editor to switch “Medical subject” on in the document.',
  ),
  asked: label('{by} pediu a revisão a {at}.', '{by} asked for the review on {at}.'),
  since: label('Mudou pela primeira vez a {at}.', 'First changed on {at}.'),
  onSite: {
    nothing: label('Ainda não está no site.', 'It is not on the site yet.'),
    signedText: label('O público lê o texto assinado.', 'The public reads the signed text.'),
    unreviewedText: label(
      'O público lê um artigo que não é de tema médico.',
      'The public reads an article that is not on a medical subject.',
    ),
    unsignedText: label('O público já lê este texto, «em revisão médica».', 'The public already reads this text, “under medical review”.'),
  },
  portuguese: label('português', 'Portuguese'),
  english: label('inglês', 'English'),
  both: label('as duas línguas', 'both languages'),
  folded: {
    pt: label('Em português ({count})', 'In Portuguese ({count})'),
    en: label('Em inglês ({count})', 'In English ({count})'),
    both: label('Nas duas línguas ({count})', 'In both languages ({count})'),
  },
  gone: label('Retirado:', 'Taken out:'),
  fresh: label('Novo:', 'New:'),
  newTab: label('(abre num separador novo)', '(opens in a new tab)'),
  asReaders: {
    pt: label('Ver a página como os leitores a vão ler, em português', 'See the page as readers will read it, in Portuguese'),
    en: label('Ver a página como os leitores a vão ler, em inglês', 'See the page as readers will read it, in English'),
  },
  preview: label('Abrir o documento', 'Open the document'),
  sign: label('Assinar', 'Sign'),
  signRead: {
    pt: label('Li o texto em português.', 'I have read the text in Portuguese.'),
    en: label('Li o texto em inglês.', 'I have read the text in English.'),
  },
  signConfirm: label(
    'Respondo por este texto. A assinatura vale para estas palavras: qualquer mudança clínica fica por assinar.',
    'I answer for this text. The signature holds for these words: any clinical change is unsigned.',
  ),
  signButton: label('Assinar o texto', 'Sign the text'),
  register: label('Registar uma assinatura em papel', 'Write down a signature given on paper'),
  registerConfirm: label(
    'Tenho em papel a assinatura de {reviewer}, de {day}, sob este texto.',
    'I have on paper the signature of {reviewer}, of {day}, under this text.',
  ),
  registerMissing: label(
    'Para registar uma assinatura em papel, preencha no documento o médico revisor e «Assinado em papel a».',
    'To write down a signature given on paper, fill in the reviewing doctor and “Signed on paper on” in the document.',
  ),
  registerButton: label('Registar a assinatura', 'Write the signature down'),
  giveBack: label('Devolver a quem pediu', 'Give it back to whoever asked'),
  comment: label('O que falta ou está errado', 'What is missing or wrong'),
  commentToo: label('Uma palavra sobre o todo (se quiser)', 'A word about the whole (if you like)'),
  giveBackWith: label('Devolver com {count} comentários', 'Give back with {count} comments'),
  giveBackWithOne: label('Devolver com 1 comentário', 'Give back with 1 comment'),
  giveBackButton: label('Devolver com este comentário', 'Give back with this comment'),
};

/** Said in the form itself, on the page that stays. */
export const pressWords = {
  kept: label('Guardado. Vê-se aqui quando recarregar a página.', 'Kept. It shows here when you reload the page.'),
  failed: label(
    'Não foi possível guardar. O que escreveu continua na página: tente de novo.',
    'It could not be kept. What you wrote is still on the page: try again.',
  ),
  changed: label(
    'Esta passagem mudou depois de a abrir. As suas palavras continuam na caixa: leia o que ela diz agora e, se ainda servirem, guarde-as outra vez.',
    'This passage changed after you opened it. Your words are still in the box: read what it says now and, if they still hold, keep them again.',
  ),
  gone: label(
    'Esta passagem já não está no texto. As suas palavras continuam na caixa: copie-as para outra caixa, se ainda servirem, e esvazie esta.',
    'This passage is no longer in the text. Your words are still in the box: copy them to another box, if they still hold, and empty this one.',
  ),
};

export const reviewDoneWords: Record<string, Label> = {
  signed: label('Texto assinado.', 'Text signed.'),
  alreadySigned: label('Este texto já tinha esta assinatura.', 'This text already had this signature.'),
  returned: label('Devolvido com o que escreveu.', 'Given back with what you wrote.'),
  commented: label('Comentário guardado.', 'Comment kept.'),
  answered: label('Resposta guardada.', 'Answer kept.'),
  treated: label('Comentário dado como tratado.', 'Comment marked as resolved.'),
};

export const reviewTroubleWords: Record<ReviewTrouble, Label> = {
  changed: label(
    'A página mudou depois de a abrir. Leia o que mudou e assine outra vez.',
    'The page changed after you opened it. Read what changed and sign again.',
  ),
  noPerson: label(
    'A sua conta ainda não está ligada a uma pessoa da equipa: peça-o a um administrador.',
    'Your account is not linked to a person of the team yet: ask an administrator.',
  ),
  noReviewer: label('Indique no documento o médico revisor.', 'Name the reviewing doctor in the document.'),
  noDate: label(
    'A data da assinatura em papel falta, ou ainda não chegou.',
    'The date of the signature on paper is missing, or lies ahead.',
  ),
  older: label(
    'Esta assinatura em papel não é posterior à última, que foi dada a outras palavras. Peça ao médico que leia as de agora e escreva no documento a data nova.',
    'This signature on paper is not later than the last one, which was given to other words. Ask the doctor to read the present ones, and write the new date in the document.',
  ),
  hidden: label(
    'Esta pessoa não está publicada na equipa: os leitores não a veriam.',
    'This person is not published in the team: readers would not see them.',
  ),
  notMedical: label(
    'Este artigo está marcado como não sendo de tema médico: a assinatura não apareceria. Se é, ligue «Tema médico» no documento.',
    'This article is marked as not being on a medical subject: the signature would not be shown. If it is, switch “Medical subject” on in the document.',
  ),
  noWords: label('Escreva o comentário antes de o guardar.', 'Write the comment before keeping it.'),
  passageChanged: label(
    'Esta passagem mudou depois de a abrir. Leia-a outra vez e comente as palavras novas.',
    'This passage changed after you opened it. Read it again and comment on the new words.',
  ),
  noSuchComment: label('Este comentário não está nesta página.', 'This comment is not on this page.'),
  noComment: label('Escreva o que falta ou está errado.', 'Write what is missing or wrong.'),
  notAsked: label('Ninguém pediu esta revisão, ou alguém já respondeu.', 'Nobody asked for this review, or somebody has answered.'),
};
