import type { StaffIconName } from './staff-icon.tsx';

const icons: Record<string, StaffIconName> = {
  problemas: 'book',
  tratamentos_pp: 'layers',
  tratamentos: 'drop',
  analises_exames: 'tube',
  equipa: 'person',
  artigos_blog: 'pencil',
  categorias_de_blog: 'tag',
  eventos: 'ticket',
  testemunhos: 'quote',
  videos: 'play',
  artigos: 'booklet',
  media: 'image',
  ficheiros: 'file',
  paginas: 'page',
  landing_pages: 'door',
  agradecimentos: 'check',
  homepage: 'home',
  sobre_nos: 'info',
  outras_doencas: 'list',
  politica_de_privacidade: 'lock',
  quiz_sintomas: 'question',
  quiz_psa: 'question',
  redirects: 'turn',
  sinonimos: 'search',
  menu: 'list',
  rodape: 'page',
  definicoes: 'gear',
  marcacoes: 'euro',
  utilizadores: 'people',
};

/** Of a collection, or of a page that exists once. */
export const contentIcon = (slug: string): StaffIconName => icons[slug] ?? 'page';
