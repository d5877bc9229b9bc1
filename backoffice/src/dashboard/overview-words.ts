import { type Label, label } from '../language/label.ts';
import type { OverviewPartName } from './read-overview.ts';

export const overviewWords = {
  none: label('Nada espera por si.', 'Nothing waits for you.'),
  one: label('Uma coisa espera por si.', 'One thing waits for you.'),
  many: label('{count} coisas esperam por si.', '{count} things wait for you.'),
  forYou: label('Esperam por si', 'Waiting for you'),
  create: label('Criar:', 'Create:'),
  inEnglish: label('em inglês', 'in English'),
  addSynonym: label('Acrescentar um sinónimo', 'Add a synonym'),
  nothing: label(
    'Está tudo em dia: nada foi devolvido, ficou por publicar ou leva a uma página que já não existe.',
    'All is up to date: nothing was given back, is left to publish, or leads to a page that no longer exists.',
  ),
};

/** What one does with a line, in a word or two. */
export const actWords = {
  open: label('Abrir', 'Open'),
  comments: label('Ver comentários', 'See comments'),
  publish: label('Publicar…', 'Publish…'),
  mend: label('Corrigir', 'Fix'),
  goOn: label('Continuar', 'Go on'),
  see: label('Ver', 'See'),
  answer: label('Responder', 'Answer'),
  translate: label('Traduzir', 'Translate'),
  describe: label('Descrever', 'Describe'),
  restore: label('Repor', 'Restore'),
};

export const siteWords = {
  title: label('O site', 'The site'),
  pages: label('{pages} páginas públicas, {both} nas duas línguas', '{pages} public pages, {both} in both languages'),
  pictures: label('imagens sem texto alternativo: {count}', 'pictures without alternative text: {count}'),
  last: label('última publicação: {at}', 'last publication: {at}'),
};

/** What an editor begins most often, with one press. */
export const creations = [
  { slug: 'artigos_blog', name: label('Artigo', 'Article') },
  { slug: 'problemas', name: label('Problema', 'Problem') },
  { slug: 'media', name: label('Imagem', 'Picture') },
];
export const allWell = label('Nada a assinalar.', 'Nothing to report.');
export const allWellIn = label('Nada a assinalar em:', 'Nothing to report in:');
export const more = label('e mais {count}', 'and {count} more');

export const partWords: Record<OverviewPartName, { title: Label; help: Label }> = {
  drafts: {
    title: label('Os meus rascunhos', 'My drafts'),
    help: label('O que começou e ainda não publicou.', 'What you began and have not published.'),
  },
  due: {
    title: label('Revisão a caducar', 'Review running out'),
    help: label('A assinatura médica faz um ano dentro de 30 dias.', 'The medical signature will be a year old within 30 days.'),
  },
  newsletter: {
    title: label('Boletim', 'Newsletter'),
    help: label('Cartas marcadas ou a sair.', 'Letters that are scheduled or going out.'),
  },
  searched: {
    title: label('O que procuraram e não encontraram', 'What they looked for and did not find'),
    help: label(
      'Nas últimas quatro semanas, por cinco visitantes ou mais na mesma semana.',
      'In the last four weeks, by five visitors or more in the same week.',
    ),
  },
  read: {
    title: label('Páginas mais lidas', 'Most read pages'),
    help: label('Quantas vezes se abriram nas últimas quatro semanas.', 'How often they were opened in the last four weeks.'),
  },
  trash: {
    title: label('Lixo', 'Trash'),
    help: label('O que ainda se pode repor.', 'What can still be restored.'),
  },
  scheduled: {
    title: label('Agendados', 'Scheduled'),
    help: label('O que vai mudar sozinho, e o que não se pôde publicar.', 'What will change by itself, and what could not be published.'),
  },
  review: {
    title: label('Revisão médica', 'Medical review'),
    help: label(
      'Textos que um médico devolveu, que esperam por ele, ou que estão no site sem assinatura.',
      'Texts that a doctor gave back, that wait for one, or that are on the site without a signature.',
    ),
  },
  comments: {
    title: label('Comentários do médico', 'The doctor’s comments'),
    help: label(
      'Por tratar, também em textos cuja assinatura continua válida. Cada linha leva à passagem.',
      'Open, also on texts whose signature still stands. Each line leads to the passage.',
    ),
  },
  overdue: {
    title: label('Revisão em atraso', 'Review overdue'),
    help: label('Páginas que nenhum médico revê há mais de 12 meses.', 'Pages no doctor has reviewed for more than 12 months.'),
  },
  untranslated: {
    title: label('Por traduzir', 'Not translated'),
    help: label('Publicados numa língua e não na outra.', 'Published in one language and not in the other.'),
  },
  broken: {
    title: label('Ligações partidas', 'Broken links'),
    help: label(
      'Levam a algo que já não existe no site. Lista com um minuto, no máximo.',
      'They lead to something no longer on the site. A minute old at most.',
    ),
  },
  pictures: {
    title: label('Imagens sem texto alternativo', 'Pictures without alternative text'),
    help: label('Falta o texto para quem não vê a imagem.', 'The text for somebody who cannot see the picture is missing.'),
  },
};

export const languageNames = { pt: label('falta o português', 'Portuguese is missing'), en: label('falta o inglês', 'English is missing') };
export const signedOn = label('assinado a {day}', 'signed on {day}');
export const lastReview = label('revisto a {day}', 'reviewed on {day}');
export const dayCounts = {
  left: label('faltam {days} dias', '{days} days left'),
  lastDay: label('falta 1 dia', '1 day left'),
  late: label('há {days} dias', '{days} days ago'),
  lateByOne: label('há 1 dia', '1 day ago'),
};
