import { z } from 'zod';
import type { Fields } from './fields.ts';
import { readYaml } from './read-file.ts';
import { words } from './words.ts';

const path = z
  .strictObject({ pt: z.string().startsWith('/pt/'), en: z.string().startsWith('/en/').optional() })
  .transform(({ pt, en }) => ({ pt, en: en ?? null }));
const pointer = { titulo: words, href: path };

const blocks = z.strictObject({
  banner_titulo: words,
  banner_descricao: words,
  sintomas: z.array(z.strictObject(pointer)),
  urgencia: words,
  prostata_titulo: words,
  prostata_texto: words,
  prostata_href: path,
  hiperplasia_titulo: words,
  hiperplasia_texto: words,
  hiperplasia_href: path,
  destaque: z.array(z.strictObject({ ...pointer, texto: words })),
  testemunhos_nota: words,
  carrossel_automatico: z.boolean(),
  noticiasNovidadesTitulo: words,
  video_titulo: words,
  video_texto: words,
  video_video: z.string().regex(/^[\w-]{11}$/, 'write the eleven characters of its address on YouTube'),
  pwa_titulo: words,
  pwa_texto: words,
  cta_titulo: words,
  cta_texto: words,
});

/** What the home page says besides its title, field by field as in the back office. */
export const readHomeBlocks = (): Fields => readYaml('documents/globais/homepage/blocos.yaml', blocks);
