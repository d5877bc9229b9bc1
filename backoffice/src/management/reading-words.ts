import { label } from '../language/label.ts';

/** Of what visitors read and look for. */
export const readingWords = {
  pages: label('Páginas mais lidas', 'Most read pages'),
  pagesNote: label(
    'Contamos quantas vezes cada página foi aberta, nunca por quem. Robôs que se dão a conhecer não contam.',
    'We count how often each page was opened, never by whom. Robots that say so are not counted.',
  ),
  page: label('Página', 'Page'),
  views: label('Vezes aberta', 'Times opened'),
  searches: label('O que procuraram e não encontraram', 'What they looked for and did not find'),
  searchesNote: label(
    'Uma palavra só aparece depois de cinco visitantes a procurarem na mesma semana. Números, e-mails e frases nunca se guardam.',
    'A word appears only once five visitors have looked for it in the same week. Numbers, e-mails and sentences are never kept.',
  ),
  noSearches: label('Nada que cinco visitantes tenham procurado em vão.', 'Nothing that five visitors looked for in vain.'),
  term: label('Procuraram', 'Looked for'),
  language: label('Língua', 'Language'),
  visitors: label('Visitantes', 'Visitors'),
  pt: label('português', 'Portuguese'),
  en: label('inglês', 'English'),
  searched: label('«{term}»', '“{term}”'),
  countedVisitors: label('{count} visitantes', '{count} visitors'),
  timesOpened: label('aberta {count} vezes', 'opened {count} times'),
  timesOpenedInEnglish: label('aberta {count} vezes em inglês', 'opened {count} times in English'),
};
