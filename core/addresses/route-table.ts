/**
 * Every address of the site, in both languages. Routes, links, the language switch, hreflang, the sitemap and
 * redirects all read this table: what is not here cannot be linked to.
 */
const page = { indexed: true, cached: true, sensitive: false } as const;
/**
 * Carries a form or health answers: entered by a full page load and free of third-party scripts. Not stored: each visitor gets a form of
 * their own, with what is known of them or how many places are left.
 */
const ownForm = { indexed: true, cached: false, sensitive: true } as const;
const landing = { indexed: false, cached: true, sensitive: false } as const;
/** Differs from visitor to visitor: never stored anywhere. */
const personal = { indexed: false, cached: false, sensitive: true } as const;
/** Shows what this visitor answered before; strangers may find its beginning. */
const quiz = { ...personal, indexed: true } as const;

export const routes = {
  home: { pt: '', en: '', ...page },
  about: { pt: 'sobre-nos', en: 'about-us', ...page },
  team: { pt: 'equipa', en: 'team', ...page },
  teamMember: { pt: 'equipa/:membro', en: 'team/:membro', document: 'equipa', ...page },
  international: { pt: 'pacientes-internacionais-ou-fora-de-lisboa', en: 'international-patients-or-outside-lisbon', ...page },
  prices: { pt: 'precos', en: 'prices', ...page },
  contacts: { pt: 'contactos', en: 'contacts', ...ownForm },
  callBack: { pt: 'ligamos-lhe', en: 'call-me-back', ...personal },
  complaint: { pt: 'reclamacao', en: 'complaint', ...personal },
  blog: { pt: 'blog', en: 'blog', ...page },
  article: { pt: 'blog/:artigo', en: 'blog/:artigo', document: 'artigos_blog', ...page },
  events: { pt: 'eventos', en: 'events', ...page },
  event: { pt: 'eventos/:evento', en: 'events/:evento', document: 'eventos', ...page },
  // What is asked for stands in the address and may name an illness: no third party is present, nothing is stored.
  search: { pt: 'pesquisa', en: 'search', ...personal },

  otherDiseases: { pt: 'problemas/outras-doencas', en: 'problems/other-diseases', ...page },
  problem: { pt: 'problemas/:problema', en: 'problems/:problema', document: 'problemas', ...page },
  treatmentSection: { pt: 'tratamentos/:slug', en: 'treatments/:slug', document: 'tratamentos_pp', ...page },
  treatment: { pt: 'tratamentos/:slug/:tratamento', en: 'treatments/:slug/:tratamento', document: 'tratamentos', ...page },
  exam: { pt: 'analises-e-exames/:analise', en: 'analyses-and-tests/:analise', document: 'analises_exames', ...page },

  booking: { pt: 'marcacao-de-consulta', en: 'book-an-appointment', ...landing },
  bookingOnline: { pt: 'marcacao-de-consulta-online', en: 'book-an-online-appointment', ...landing },
  bookingQuiz: {
    pt: 'marcacao-de-consulta/quiz-marcacao-de-consulta',
    en: 'marcacao-de-consulta/quiz-marcacao-de-consulta',
    ...personal,
  },
  bookingResult: { pt: 'marcacao-de-consulta/resultado', en: 'marcacao-de-consulta/resultado', ...personal },
  bookingLanding: { pt: 'marcacao-de-consulta/:slug', en: null, document: 'landing_pages', ...landing },
  // The last part names one visit and proves that we wrote the link: see core/booking/visit-link/visit-link.ts.
  visit: { pt: 'marcacao-de-consulta/resultado/:visita', en: 'marcacao-de-consulta/resultado/:visita', ...personal },
  visitCancel: {
    pt: 'marcacao-de-consulta/resultado/:visita/cancelar',
    en: 'marcacao-de-consulta/resultado/:visita/cancelar',
    ...personal,
  },
  visitMove: { pt: 'marcacao-de-consulta/resultado/:visita/mudar', en: 'marcacao-de-consulta/resultado/:visita/mudar', ...personal },
  visitEarlier: {
    pt: 'marcacao-de-consulta/resultado/:visita/mais-cedo',
    en: 'marcacao-de-consulta/resultado/:visita/mais-cedo',
    ...personal,
  },
  // The last part names one offer of the waiting list, signed; short, because it stands in text messages: core/booking/waiting/offer-link.ts.
  earlierHour: { pt: 'hora/:oferta', en: 'hour/:oferta', ...personal },
  /** Where the account of a refund is typed, after a code. */
  visitRefund: {
    pt: 'marcacao-de-consulta/resultado/:visita/devolucao',
    en: 'marcacao-de-consulta/resultado/:visita/devolucao',
    ...personal,
  },
  visitCode: { pt: 'marcacao-de-consulta/resultado/:visita/codigo', en: 'marcacao-de-consulta/resultado/:visita/codigo', ...personal },
  wizard: { pt: 'marcar-consulta', en: 'marcar-consulta', ...personal },
  wizardType: { pt: 'marcar-consulta/tipo', en: 'marcar-consulta/tipo', ...personal },
  wizardSpecialty: { pt: 'marcar-consulta/especialidade', en: 'marcar-consulta/especialidade', ...personal },
  wizardProfessional: { pt: 'marcar-consulta/profissional', en: 'marcar-consulta/profissional', ...personal },
  wizardMode: { pt: 'marcar-consulta/onde', en: 'marcar-consulta/onde', ...personal },
  wizardInsurance: { pt: 'marcar-consulta/seguro', en: 'marcar-consulta/seguro', ...personal },
  wizardSlot: { pt: 'marcar-consulta/data', en: 'marcar-consulta/data', ...personal },
  wizardDetails: { pt: 'marcar-consulta/dados', en: 'marcar-consulta/dados', ...personal },
  wizardPayment: { pt: 'marcar-consulta/pagamento', en: 'marcar-consulta/pagamento', ...personal },
  wizardCheck: { pt: 'marcar-consulta/confirmar', en: 'marcar-consulta/confirmar', ...personal },
  wizardKnown: { pt: 'marcar-consulta/ja-sou-paciente', en: 'marcar-consulta/ja-sou-paciente', ...personal },
  wizardCode: { pt: 'marcar-consulta/codigo', en: 'marcar-consulta/codigo', ...personal },
  secondOpinion: { pt: 'marcacao-segunda-opiniao', en: 'request-a-second-opinion', ...ownForm },
  examRequest: { pt: 'pedido-de-exame', en: 'exam-request', ...personal },
  internationalRequest: {
    pt: 'pacientes-internacionais-ou-fora-de-lisboa/pedido',
    en: 'international-patients-or-outside-lisbon/request',
    ...personal,
  },
  requestCode: { pt: 'pedido/codigo', en: 'request/code', ...personal },
  // The last part names one request and proves that we wrote the link: see core/requests/receipt-link.ts.
  requestReceipt: { pt: 'pedido/recibo/:pedido', en: 'request/receipt/:pedido', ...personal },
  eventRegistration: { pt: 'inscricao-evento-ip', en: 'inscricao-evento-ip', ...ownForm },
  // The last part names one registration and proves that we wrote the link: see core/events/registration-link.ts.
  eventPlace: { pt: 'inscricao-evento-ip/:inscricao', en: 'inscricao-evento-ip/:inscricao', ...personal },

  psaQuiz: { pt: 'quiz-avaliacao-psa', en: 'quiz-avaliacao-psa', ...quiz },
  psaThanks: { pt: 'quiz-avaliacao-psa-agradecimento', en: 'quiz-avaliacao-psa-agradecimento', ...personal },
  symptomQuiz: { pt: 'quiz-teste-diagnostico-sintomas-prostata', en: 'quiz-teste-diagnostico-sintomas-prostata', ...quiz },
  symptomsSevere: {
    pt: 'quiz-teste-diagnostico-sintomas-prostata/sintomas-graves',
    en: 'quiz-teste-diagnostico-sintomas-prostata/sintomas-graves',
    ...personal,
  },
  symptomsMild: {
    pt: 'quiz-teste-diagnostico-sintomas-prostata/sintomas-ligeiros',
    en: 'quiz-teste-diagnostico-sintomas-prostata/sintomas-ligeiros',
    ...personal,
  },
  symptomsModerate: {
    pt: 'quiz-teste-diagnostico-sintomas-prostata/sintomas-moderados',
    en: 'quiz-teste-diagnostico-sintomas-prostata/sintomas-moderados',
    ...personal,
  },

  thanks: { pt: 'agradecimento', en: 'thank-you', ...personal },
  thanksBooking: { pt: 'agradecimento/marcacao-consulta-agradecimento', en: 'thank-you/booking-appointment', ...personal },
  thanksSecondOpinion: { pt: 'agradecimento/segunda-opiniao-agradecimento', en: 'thank-you/second-opinion', ...personal },
  thanksExam: { pt: 'agradecimento/marcacao-exame-agradecimento', en: 'thank-you/book-an-appointment', ...personal },
  thanksQuestions: { pt: 'agradecimento/duvidas-agradecimento', en: 'thank-you/questions', ...personal },
  thanksEvent: { pt: 'agradecimento/inscricao-evento-ip', en: 'thank-you/inscricao-evento-ip', ...personal },
  thanksSite: { pt: 'agradecimento/site-agradecimento', en: 'thank-you/site', ...personal },
  // Any other name: a page that editors wrote.
  thanksPage: { pt: 'agradecimento/:agradecimento', en: 'thank-you/:agradecimento', document: 'agradecimentos', ...landing },

  newsletter: { pt: 'newsletter', en: 'newsletter', ...personal },
  newsletterConfirm: { pt: 'newsletter/confirmar', en: 'newsletter/confirmar', ...personal },
  newsletterPreferences: { pt: 'newsletter/preferencias', en: 'newsletter/preferencias', ...personal },

  login: { pt: 'conta/login', en: 'conta/login', ...personal },
  register: { pt: 'conta/registo', en: 'conta/registo', ...personal },
  recoverPassword: { pt: 'conta/recuperar-password', en: 'conta/recuperar-password', ...personal },
  setPassword: { pt: 'conta/definir-password', en: 'conta/definir-password', ...personal },
  personalArea: { pt: 'conta/area-pessoal', en: 'conta/area-pessoal', ...personal },
  visitHistory: { pt: 'conta/area-pessoal/historico', en: 'conta/area-pessoal/historico', ...personal },
  accountCode: { pt: 'conta/codigo', en: 'conta/codigo', ...personal },
  accountLink: { pt: 'conta/confirmar', en: 'conta/confirmar', ...personal },
  confirmIdentity: { pt: 'conta/confirmar-identidade', en: 'conta/confirmar-identidade', ...personal },
  signOut: { pt: 'conta/sair', en: 'conta/sair', ...personal },
  profile: { pt: 'conta/area-pessoal/perfil', en: 'conta/area-pessoal/perfil', ...personal },
  people: { pt: 'conta/area-pessoal/pessoas', en: 'conta/area-pessoal/pessoas', ...personal },
  papers: { pt: 'conta/area-pessoal/papeis', en: 'conta/area-pessoal/papeis', ...personal },
  paperFile: { pt: 'conta/area-pessoal/papeis/:tipo/:papel', en: 'conta/area-pessoal/papeis/:tipo/:papel', ...personal },
  symptoms: { pt: 'conta/area-pessoal/sintomas', en: 'conta/area-pessoal/sintomas', ...personal },
  linkRecord: { pt: 'conta/area-pessoal/ligar', en: 'conta/area-pessoal/ligar', ...personal },
  accountSafety: { pt: 'conta/area-pessoal/seguranca', en: 'conta/area-pessoal/seguranca', ...personal },
  accountPrivacy: { pt: 'conta/area-pessoal/privacidade', en: 'conta/area-pessoal/privacidade', ...personal },

  privacy: { pt: 'politica-de-privacidade', en: 'privacy-policy', ...page },
  cookies: { pt: 'politica-de-cookies', en: 'cookie-policy', ...page },
  terms: { pt: 'termos', en: 'terms', ...page },
  accessibility: { pt: 'acessibilidade', en: 'accessibility', ...page },
} as const satisfies Record<string, Route>;

export type Route = {
  pt: string;
  /** null: the route exists in Portuguese only. */
  en: string | null;
  /** The CMS collection whose slug fills the last parameter. */
  document?: DocumentCollection;
  /** May appear in search engines and the sitemap. */
  indexed: boolean;
  /** The same for every visitor, so one rendering serves all. */
  cached: boolean;
  sensitive: boolean;
};
export type DocumentCollection =
  | 'problemas'
  | 'tratamentos_pp'
  | 'tratamentos'
  | 'analises_exames'
  | 'equipa'
  | 'artigos_blog'
  | 'landing_pages'
  | 'agradecimentos'
  | 'eventos';
export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];
export const routeOf = (name: RouteName): Route => routes[name];
