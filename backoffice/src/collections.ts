import type { CollectionConfig } from 'payload';
import { analisesExames } from './collections/analises-exames.ts';
import { artigosBlog } from './collections/artigos-blog.ts';
import { equipa } from './collections/equipa.ts';
import { eventos } from './collections/eventos.ts';
import { landingPages } from './collections/landing-pages.ts';
import { media } from './collections/media.ts';
import { paginas } from './collections/paginas.ts';
import { problemas } from './collections/problemas.ts';
import { redirects } from './collections/redirects.ts';
import { tratamentos } from './collections/tratamentos.ts';
import { tratamentosPp } from './collections/tratamentos-pp.ts';
import { utilizadores } from './collections/utilizadores.ts';
import type { Env } from './env.ts';

/** In the order the sidebar shows them. */
export const collections = (env: Env): CollectionConfig[] => [
  problemas,
  tratamentosPp,
  tratamentos,
  analisesExames,
  equipa,
  artigosBlog,
  eventos,
  media(env),
  paginas,
  landingPages,
  redirects,
  utilizadores(env),
];
