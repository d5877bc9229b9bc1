/**
 * Who may do what, door by door: the columns are admin, gestor, balcao, medico, editor and nobody signed in.
 * ✓ may, · may not, ~ some of it (own or published rows). The test finds every door in the registered configuration itself, so that a page,
 * an address or an operation without a row here fails it.
 */
const desk = '✓ ✓ ✓ · · ·';
const managing = '✓ ✓ · · · ·';
const editing = '✓ · · · ✓ ·';
const staffOnly = '✓ ✓ ✓ ✓ ✓ ·';
const anybody = '✓ ✓ ✓ ✓ ✓ ✓';
const publishedAlone = '✓ ~ ~ ~ ✓ ·';
const noRole = '· · · · · ·';

export const viewTable: Record<string, string> = {
  '/por-fazer': desk,
  '/folha-do-dia': desk,
  '/semana': desk,
  '/medico-ausente': desk,
  '/marcar': desk,
  '/lista-de-espera': desk,
  '/respostas': desk,
  '/avisar/:id': desk,
  '/marcacoes-online': desk,
  '/marcacoes-online/:id': desk,
  '/procurar': desk,
  '/contas': desk,
  '/contas/:id': desk,
  '/boletim': desk,
  '/inscricoes-eventos': desk,
  '/inscricoes-eventos/:id': desk,
  '/estado': desk,
  '/gestao': managing,
  '/registo': managing,
  // A doctor: only what was given to him to read.
  '/pedidos/:id': '✓ ✓ ✓ ✓ · ·',
  '/os-meus-pedidos': '· · · ✓ · ·',
  '/para-rever': '✓ · · ✓ ✓ ·',
  '/para-rever/:collection/:id': '✓ · · ✓ ✓ ·',
  '/boletim-envio': editing,
  '/seguranca': staffOnly,
  // Whoever holds the link of an invitation; it shows no name.
  '/convite': anybody,
};

export const endpointTable: Record<string, string> = {
  'post /por-fazer/:item/settled': desk,
  'post /por-fazer/:item/reopened': desk,
  'post /por-fazer/:item/:act': desk,
  'get /por-fazer/ao-vivo': desk,
  'post /folha-do-dia/presenca': desk,
  'post /medico-ausente/cancelar': desk,
  'post /medico-ausente/terminar': desk,
  'post /marcacoes-online/:id/:action': desk,
  'post /marcacoes-online/procurar': desk,
  'post /marcar/procurar': desk,
  'post /marcar/pessoa': desk,
  'post /marcar/horas': desk,
  'post /marcar/reservar': desk,
  'post /marcar/marcar': desk,
  'post /marcar/estado': desk,
  'post /lista-de-espera/oferecer': desk,
  'post /lista-de-espera/no-site': desk,
  'post /lista-de-espera/aceitou': desk,
  'post /contas/procurar': desk,
  'post /contas/:id/fichas': desk,
  'post /contas/:id/:action': desk,
  'post /pedidos/procurar': desk,
  'post /pedidos/:id/answered': desk,
  'post /pedidos/:id/reopened': desk,
  'post /pedidos/:id/assign': desk,
  'post /pedidos/:id/documentos/:documento': '✓ ✓ ✓ ✓ · ·',
  'post /inscricoes-eventos/:id/presenca': desk,
  'post /inscricoes-eventos/:id/cancelar': desk,
  'post /inscricoes-eventos/:id/csv': desk,
  'post /boletim/procurar': desk,
  'post /boletim/:action': desk,
  'post /boletim/exportar': managing,
  'post /gestao/exportar': managing,
  'post /registo/procurar': managing,
  'get /encontrar': editing,
  'post /aberto/:slug/:id': editing,
  'post /aberto/:slug/:id/comparar': editing,
  // Asked by the worker, with its own key.
  'post /revisao/lembrar': noRole,
  'post /respostas/guardar': managing,
  'post /respostas/repor': managing,
  'post /respostas/retirar': managing,
  'post /boletim-envio/:action': editing,

  'post /revisao/:collection/:id/assinar': '· · · ✓ · ·',
  'post /revisao/:collection/:id/registar': '✓ · · · · ·',
  'post /revisao/:collection/:id/devolver': '✓ · · ✓ · ·',
  'post /revisao/:collection/:id/comentar': '✓ · · ✓ · ·',
  'post /revisao/:collection/:id/responder': '✓ · · ✓ ✓ ·',
  'post /revisao/:collection/:id/tratar': editing,
  'post /revisao/:collection/:id/pedir': editing,
  'get /revisao/por-assinar': editing,
  'get /revisao/:collection/:id': editing,
  'get /historico/:slug/:id': editing,
  'get /usos/:collection/:id': editing,
  'get /usos/:collection/:id/destinos': editing,
  'post /usos/:collection/:id': editing,
  'get /scheduled-changes/:collection/:document': editing,

  // For the worker and for the site's preview alone, each by its key.
  'post /scheduled-changes/:id': noRole,
  'post /lixo/esvaziar': noRole,
  'get /drafts/:subject': noRole,

  'post /utilizadores/:id/suspend': managing,
  'post /utilizadores/:id/reinstate': managing,
  'post /utilizadores/:id/remove-factors': managing,
  'post /utilizadores/:id/invite': managing,

  'get /media/file/:filename': staffOnly,
  'get /media/paste-url/:id?': staffOnly,
  'get /ficheiros/file/:filename': staffOnly,
  'get /ficheiros/paste-url/:id?': staffOnly,
  // Payload's own: what the asker may do, and how the asker's columns are arranged.
  'get /access': anybody,
  'get /payload-preferences/:key': anybody,
  'post /payload-preferences/:key': staffOnly,
  'delete /payload-preferences/:key': staffOnly,
  'get /utilizadores/init': anybody,
  'get /utilizadores/me': anybody,
  'post /utilizadores/verify/:id': noRole,
};

/** Signing in and one's own account: every role alike; what each asks for is tested in `staff/`. */
export const ownAccountEndpoints: string[] = [
  ...['login', 'second-step/totp', 'second-step/recovery-code', 'passkey/options', 'passkey', 'refresh-token', 'logout'],
  ...['lock', 'unlock', 'sessions/end', 'totp/start', 'totp/confirm', 'passkeys/options', 'passkeys/add', 'factors/remove'],
  ...['recovery-codes', 'forgot-password', 'reset-password', 'own-password', 'own-email', 'first-register'],
].map((path) => `post /utilizadores/${path}`);

type Rules = Record<string, string>;
const written: Rules = { create: editing, update: editing, delete: editing };
const document: Rules = { ...written, read: publishedAlone, readVersions: editing };
const file: Rules = { ...written, read: staffOnly };
const page: Rules = { update: editing, read: publishedAlone, readVersions: editing };

const documents = ['problemas', 'tratamentos_pp', 'tratamentos', 'analises_exames', 'equipa', 'artigos_blog', 'categorias_de_blog'];
const moreDocuments = ['eventos', 'testemunhos', 'videos', 'artigos', 'paginas', 'landing_pages', 'agradecimentos'];
const files = ['media', 'ficheiros', 'redirects', 'sinonimos'];
const pages = ['homepage', 'sobre_nos', 'outras_doencas', 'politica_de_privacidade', 'quiz_sintomas', 'quiz_psa'];
const settings = ['menu', 'rodape'];

export const operationTable: Record<string, Rules> = {
  ...Object.fromEntries([...documents, ...moreDocuments].map((slug) => [slug, document])),
  ...Object.fromEntries(files.map((slug) => [slug, file])),
  ...Object.fromEntries(pages.map((slug) => [slug, page])),
  ...Object.fromEntries(settings.map((slug) => [slug, page])),
  // A manager: opening hours, closed days and the notice alone.
  definicoes: { update: '✓ ✓ · · ✓ ·', read: '✓ ✓ ~ ~ ✓ ·', readVersions: '✓ ✓ · · ✓ ·' },
  // Prices, ways to pay and deadlines.
  marcacoes: { update: managing, read: '✓ ✓ ~ ~ ~ ·', readVersions: managing },
  // A manager: everybody but the administrators. Oneself: name and language.
  utilizadores: {
    admin: staffOnly,
    create: managing,
    read: '✓ ✓ ~ ~ ~ ·',
    update: '~ ~ ~ ~ ~ ·',
    delete: '~ ~ · · · ·',
    unlock: noRole,
  },
  'payload-kv': { create: noRole, read: noRole, update: noRole, delete: noRole },
  'payload-locked-documents': { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly },
  'payload-preferences': { create: staffOnly, read: '~ ~ ~ ~ ~ ·', update: '~ ~ ~ ~ ~ ·', delete: '~ ~ ~ ~ ~ ·' },
  // It has no addresses at all.
  'payload-migrations': { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly },
};
