import type { NoteKind } from './notes.ts';

/** In the order of the report: first what needs a decision, then what to fill in, then what was lost on the way. */
export const headings: Record<NoteKind, { title: string; advice: string }> = {
  failed: {
    title: 'Não foi trazido',
    advice: 'A gestão do site recusou estes conteúdos. Corrija-os na origem e corra a mudança outra vez.',
  },
  noCollection: { title: 'Coleções que não existem lá', advice: 'O serviço antigo não as conhece; dali nada se trouxe.' },
  noSection: {
    title: 'Tratamentos sem secção',
    advice:
      'Nenhuma página de tratamentos nem de problemas os lista, por isso não têm endereço. Junte-os a uma lista na origem, ou crie-os aqui.',
  },
  alreadyHere: {
    title: 'Já existia aqui com outro conteúdo',
    advice: 'Há aqui um documento com o mesmo endereço ou nome, que não veio por esta mudança. Não se tocou nele.',
  },
  changedBoth: { title: 'Alterado lá e aqui', advice: 'Ficou o que está aqui. Compare os campos e decida.' },
  changedHere: { title: 'Alterado só aqui', advice: 'Ficou o que está aqui; lá nada mudou nestes campos.' },
  withdrawnThere: { title: 'Despublicado lá', advice: 'Aqui continua como está. Retire-o também aqui, se for caso disso.' },
  goneThere: { title: 'Já não existe lá', advice: 'Aqui continua como está. Apague-o também aqui, se for caso disso.' },
  deletedHere: { title: 'Apagado aqui', advice: 'Foi trazido e depois apagado aqui; não se traz outra vez.' },
  publishRefused: {
    title: 'Ficou em rascunho',
    advice: 'Estava publicado lá, mas não cumpre uma regra de publicação daqui. Corrija o que se indica e publique.',
  },
  redirect: { title: 'Redirecionamentos por fazer', advice: 'Linhas do ficheiro que não se puderam guardar como estão.' },
  missingAlt: {
    title: 'Imagens sem texto alternativo',
    advice: 'Escreva-o na imagem, nas duas línguas: sem isso as páginas que a usam não se publicam.',
  },
  missingTarget: { title: 'Referências perdidas', advice: 'O campo nomeava algo que não existe ou não pôde vir: ficou vazio.' },
  unknownPath: {
    title: 'Ligações para endereços que aqui não existem',
    advice: 'A ligação ficou como estava. Faça um redirecionamento ou aponte-a para outra página.',
  },
  link: {
    title: 'Ligações que não se guardaram',
    advice: 'As palavras ficaram, sem a ligação. Só se guardam endereços do site, https, correio e telefone.',
  },
  picture: { title: 'Imagens que não se encontraram', advice: 'O texto mostrava uma imagem que não está entre os ficheiros de lá.' },
  embed: { title: 'Vídeos e outras janelas', advice: 'Não cabem dentro de um texto. Use os campos de vídeo da página.' },
  table: { title: 'Tabelas', advice: 'As palavras ficaram, uma linha por parágrafo. Veja se ainda se percebem.' },
  headingLevel: { title: 'Títulos de mais de dois níveis', advice: 'Dentro do texto só há dois: os mais fundos ficaram iguais.' },
  nesting: {
    title: 'Partes que mudaram de lugar',
    advice: 'Uma imagem, uma lista ou um título estava onde aqui não pode estar; ficou logo a seguir ou como texto simples.',
  },
  element: { title: 'Formatação que não existe aqui', advice: 'As palavras ficaram, sem ela.' },
  look: { title: 'Aspeto escrito à mão', advice: 'Cores, alinhamentos e classes não se trazem: o site tem o seu próprio aspeto.' },
  hidden: { title: 'Código e comentários escondidos', advice: 'Os leitores não os viam; não se trazem.' },
  value: { title: 'Valores que não servem', advice: 'O campo ficou vazio: o valor não é dos que a gestão do site aceita.' },
  rowsDiffer: { title: 'Referências diferentes nas duas línguas', advice: 'O número de linhas não é o mesmo; ficaram as portuguesas.' },
  unknownField: {
    title: 'Campos sem lugar aqui',
    advice: 'Tinham conteúdo lá e não existem na gestão do site. Veja se faz falta noutro campo.',
  },
  unusedFile: { title: 'Ficheiros que nada usa', advice: 'Nenhum conteúdo os mostra; não se trouxeram.' },
};
