import type { CollectionConfig } from 'payload';
import { agradecimentos } from './collections/agradecimentos.ts';
import { analisesExames } from './collections/analises-exames.ts';
import { artigos } from './collections/artigos.ts';
import { artigosBlog } from './collections/artigos-blog.ts';
import { categoriasDeBlog } from './collections/categorias-de-blog.ts';
import { equipa } from './collections/equipa.ts';
import { eventos } from './collections/eventos.ts';
import { ficheiros } from './collections/ficheiros.ts';
import { landingPages } from './collections/landing-pages.ts';
import { media } from './collections/media.ts';
import { paginas } from './collections/paginas.ts';
import { problemas } from './collections/problemas.ts';
import { redirects } from './collections/redirects.ts';
import { sinonimos } from './collections/sinonimos.ts';
import { testemunhos } from './collections/testemunhos.ts';
import { tratamentos } from './collections/tratamentos.ts';
import { tratamentosPp } from './collections/tratamentos-pp.ts';
import { utilizadores } from './collections/utilizadores.ts';
import { videos } from './collections/videos.ts';
import type { Env } from './env.ts';

/** In the order the sidebar shows them. */
export const collections = (env: Env): CollectionConfig[] => [
  problemas,
  tratamentosPp,
  tratamentos,
  analisesExames,
  equipa,
  artigosBlog,
  categoriasDeBlog,
  eventos,
  testemunhos,
  videos,
  artigos,
  media(env),
  ficheiros(env),
  paginas,
  landingPages,
  agradecimentos,
  redirects,
  sinonimos,
  utilizadores,
];
