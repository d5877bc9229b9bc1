/** Fields that may stay empty, by entity and path (`*` stands for any), and why. Everything else is filled on every document. */
const mayStayEmpty: { because: string; fields: string[] }[] = [
  {
    because: 'The dates at which a page is to appear and go are set by the staff, in the back office.',
    fields: ['*.publicar_em', '*.publicar_em_tz', '*.retirar_em', '*.retirar_em_tz', '*.deletedAt'],
  },
  { because: 'Who saved a version is written by the back office itself.', fields: ['*.guardado_por'] },
  {
    because: 'Only a text that speaks of prices or offers names the act it covers; the back office asks for it then.',
    fields: ['*.ato_abrangido'],
  },
  { because: 'The clinic puts a notice on every page only when there is something to say.', fields: ['definicoes.aviso.*'] },
  { because: 'The back office takes the address of these pages from their route.', fields: ['paginas.slug'] },
  {
    because: 'The invented clinic has no films: a page without one shows neither caption nor still picture.',
    fields: [
      'problemas.diagnostico_video',
      'problemas.diagnostico_legenda',
      'problemas.tratamentos_video',
      'problemas.tratamentos_legenda',
      'tratamentos.como_efectua_video',
      'tratamentos.como_efectua_legenda',
      'tratamentos_pp.banner_video',
      'tratamentos_pp.banner_legenda',
      'tratamentos_pp.como_efectua_video',
      'tratamentos_pp.como_efectua_legenda',
      'tratamentos_pp.video_*',
      'analises_exames.video_*',
      'homepage.video_imagem',
    ],
  },
  {
    because: 'The page shows its own picture at the top; these are places for a second one.',
    fields: [
      'problemas.diagnostico_imagem',
      'problemas.tratamentos_imagem',
      'problemas.prognostico_imagem',
      'problemas.cta_imagem',
      'tratamentos.como_efectua_imagem',
      'tratamentos.cta_imagem',
      'tratamentos_pp.como_efectua_imagem',
      'tratamentos_pp.apoio_imagem',
      'tratamentos_pp.destaque_imagem',
      'tratamentos_pp.cta_imagem',
      'analises_exames.procedimento_imagem',
      'outras_doencas.outras_doencas.o_que_e_imagem',
      'equipa.imagens',
      'paginas.banner_imagem',
    ],
  },
  {
    because: 'Where no picture is chosen the site draws its own: the door and Lisbon.',
    fields: ['homepage.banner_imagem', 'homepage.cta_imagem'],
  },
  { because: 'Empty, the home page shows the newest articles.', fields: ['homepage.noticiasNovidades'] },
  {
    because: 'A signature in handwriting would be a person’s own; these people are invented.',
    fields: ['equipa.assinatura_imagem', 'equipa.assinatura_imagens'],
  },
  { because: 'Only those whom patients can book have a number in the clinic’s own program.', fields: ['equipa.id_clinica'] },
  { because: 'Coordinators belong to no professional order.', fields: ['equipa.cedula'] },
  {
    because: 'A book is sold elsewhere, a brochure is a file of ours: one of the two is enough.',
    fields: ['artigos.url', 'artigos.conteudo'],
  },
  {
    because: 'An exam may lead to an offer or hold further blocks; its own fields say what it is.',
    fields: ['analises_exames.landing_page', 'analises_exames.blocos'],
  },
  {
    because: 'Few events have guests, and only those that can be seen by video have an address for it, which may come later.',
    fields: ['eventos.convidados', 'eventos.ligacao_video'],
  },
  {
    because: 'A block takes, of all its fields, those that its place on the page needs.',
    fields: ['paginas.blocos.*', 'landing_pages.blocos.*', 'agradecimentos.blocos.*'],
  },
];

const allowed = mayStayEmpty
  .flatMap(({ fields }) => fields)
  .map((field) => new RegExp(`^${field.replaceAll('.', '\\.').replaceAll('*', '.+')}$`));

export const isAllowedEmpty = (entity: string, path: string): boolean => allowed.some((pattern) => pattern.test(`${entity}.${path}`));
