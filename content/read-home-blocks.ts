import { z } from 'zod';
import type { DocumentFields } from './fields.ts';
import { readYaml } from './read-file.ts';
import { localisedText } from './words.ts';

const path = z
  .strictObject({ pt: z.string().startsWith('/pt/'), en: z.string().startsWith('/en/').optional() })
  .transform(({ pt, en }) => ({ pt, en: en ?? null }));
const pointer = { titulo: localisedText, href: path };

const blocks = z.strictObject({
  banner_titulo: localisedText,
  banner_descricao: localisedText,
  sintomas: z.array(z.strictObject(pointer)),
  urgencia: localisedText,
  prostata_titulo: localisedText,
  prostata_texto: localisedText,
  prostata_href: path,
  hiperplasia_titulo: localisedText,
  hiperplasia_texto: localisedText,
  hiperplasia_href: path,
  destaque: z.array(z.strictObject({ ...pointer, texto: localisedText })),
  testemunhos_nota: localisedText,
  carrossel_automatico: z.boolean(),
  noticiasNovidadesTitulo: localisedText,
  video_titulo: localisedText,
  video_texto: localisedText,
  video_video: z.string().regex(/^[\w-]{11}$/, 'write the eleven characters of its address on YouTube'),
  pwa_titulo: localisedText,
  pwa_texto: localisedText,
  cta_titulo: localisedText,
  cta_texto: localisedText,
});

/** What the home page says besides its title, field by field as in the back office. */
export const readHomeBlocks = (): DocumentFields => readYaml('documents/globais/homepage/blocos.yaml', blocks);
