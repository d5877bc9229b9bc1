import { z } from 'zod';

const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'only lower-case letters, digits and hyphens');
/** The length at which search engines neither pad nor cut a description. */
const meta = { meta_title: text.max(60), meta_description: text.min(50).max(160) };

const page = { titulo: text, slug, ...meta };
const ordem = z.int().positive();
const routes = ['international', 'contacts', 'secondOpinion', 'booking', 'bookingOnline', 'cookies', 'terms', 'accessibility'] as const;

/**
 * What the front matter of each kind of document may hold: `words` in every language, `shared` once, in `pt.md`.
 * The names are those of the fields in the back office.
 */
export const documentKinds = {
  problemas: { words: page, shared: {} },
  tratamentos_pp: { words: page, shared: {} },
  tratamentos: { words: page, shared: { ordem } },
  analises_exames: { words: page, shared: {} },
  equipa: { words: { nome: text, slug, cargo: text, ...meta }, shared: { ordem } },
  artigos_blog: { words: { ...page, excerto: text }, shared: { data_publicacao: z.iso.date() } },
  landing_pages: { words: page, shared: {} },
  eventos: { words: page, shared: {} },
  // The back office fills in the slug of these from the route.
  paginas: { words: { titulo: text, ...meta }, shared: { rota: z.enum(routes) } },
  globais: { words: { titulo: text, ...meta }, shared: {} },
} as const satisfies Record<string, { words: z.ZodRawShape; shared: z.ZodRawShape }>;

export type DocumentKind = keyof typeof documentKinds;
export const kindNames = Object.keys(documentKinds) as DocumentKind[];
