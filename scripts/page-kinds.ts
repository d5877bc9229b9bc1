/**
 * One page of every kind with the demo's content, in both languages; `unlisted` ones keep out of search engines on purpose, and `missing` is the
 * page that says that there is none.
 */
export type PageKind = { kind: string; pt: string; en: string | null; unlisted?: boolean; missing?: boolean };

export const pageKinds: PageKind[] = [
  { kind: 'home', pt: '/pt', en: '/en' },
  { kind: 'problem', pt: '/pt/problemas/hiperplasia-benigna-da-prostata', en: '/en/problems/benign-prostatic-hyperplasia' },
  { kind: 'other-diseases', pt: '/pt/problemas/outras-doencas', en: '/en/problems/other-diseases' },
  { kind: 'treatment-section', pt: '/pt/tratamentos/cancro-da-prostata', en: '/en/treatments/prostate-cancer' },
  {
    kind: 'treatment',
    pt: '/pt/tratamentos/cancro-da-prostata/cirurgia-robotica',
    en: '/en/treatments/prostate-cancer/robotic-surgery',
  },
  { kind: 'exam', pt: '/pt/analises-e-exames/biopsia-prostatica', en: '/en/analyses-and-tests/prostate-biopsy' },
  { kind: 'about', pt: '/pt/sobre-nos', en: '/en/about-us' },
  { kind: 'team', pt: '/pt/equipa', en: '/en/team' },
  { kind: 'member', pt: '/pt/equipa/antonio-meireles', en: '/en/team/antonio-meireles' },
  { kind: 'blog', pt: '/pt/blog', en: '/en/blog' },
  { kind: 'article', pt: '/pt/blog/psa-quando-fazer-a-analise', en: '/en/blog/psa-when-to-have-the-test' },
  { kind: 'events', pt: '/pt/eventos', en: '/en/events' },
  { kind: 'event', pt: '/pt/eventos/sessao-aberta-prostata-depois-dos-50', en: '/en/events/open-session-prostate-after-50' },
  { kind: 'international', pt: '/pt/pacientes-internacionais-ou-fora-de-lisboa', en: '/en/international-patients-or-outside-lisbon' },
  { kind: 'prices', pt: '/pt/precos', en: '/en/prices' },
  { kind: 'contacts', pt: '/pt/contactos', en: '/en/contacts' },
  { kind: 'policy', pt: '/pt/politica-de-privacidade', en: '/en/privacy-policy' },
  { kind: 'cookies', pt: '/pt/politica-de-cookies', en: '/en/cookie-policy' },
  { kind: 'terms', pt: '/pt/termos', en: '/en/terms' },
  { kind: 'accessibility', pt: '/pt/acessibilidade', en: '/en/accessibility' },
  { kind: 'booking', pt: '/pt/marcacao-de-consulta', en: '/en/book-an-appointment', unlisted: true },
  { kind: 'booking-online', pt: '/pt/marcacao-de-consulta-online', en: '/en/book-an-online-appointment', unlisted: true },
  { kind: 'landing', pt: '/pt/marcacao-de-consulta/consulta-de-urologia-lisboa', en: null, unlisted: true },
  {
    kind: 'thanks-page',
    pt: '/pt/agradecimento/questionario-de-satisfacao',
    en: '/en/thank-you/satisfaction-survey',
    unlisted: true,
  },
  { kind: 'search', pt: '/pt/pesquisa?q=prostata', en: '/en/search?q=prostate', unlisted: true },
  { kind: 'not-found', pt: '/pt/nao-existe', en: '/en/nao-existe', missing: true },
];
