import { z } from 'zod';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
/** Only the number comes where the picture may not be read. */
const picture = z
  .union([z.object({ filename: z.string(), alt: text, width: z.number().nullish(), height: z.number().nullish() }), z.number()])
  .nullish();
const pointer = z.object({ titulo: text, href: text });

/** One article as the CMS gives it; a number where it is not published. */
export const rawArticle = z.object({ id: z.number(), titulo: text, data_publicacao: text, excerto: text });

/** The home page as the CMS stores it, field by field. */
export const homeFields = z.object({
  titulo: text,
  banner_titulo: text,
  banner_descricao: text,
  banner_imagem: picture,
  sintomas: list(pointer),
  urgencia: text,
  prostata_titulo: text,
  prostata_texto: text,
  prostata_href: text,
  hiperplasia_titulo: text,
  hiperplasia_texto: text,
  hiperplasia_href: text,
  destaque: list(pointer.extend({ texto: text })),
  testemunhos_nota: text,
  testemunhos: list(z.object({ citacao: text, nome: text, contexto: text })),
  carrossel_automatico: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  noticiasNovidadesTitulo: text,
  noticiasNovidades: list(z.union([rawArticle, z.number()])).transform((items) => items.filter((item) => typeof item === 'object')),
  video_titulo: text,
  video_texto: text,
  video_video: text,
  video_imagem: picture,
  pwa_titulo: text,
  pwa_texto: text,
  cta_titulo: text,
  cta_texto: text,
  cta_imagem: picture,
  meta: z
    .object({ title: text, description: text })
    .nullish()
    .transform((value) => value ?? { title: '', description: '' }),
});

export type RawHome = z.infer<typeof homeFields>;
export type RawPicture = z.infer<typeof picture>;
export type RawPointer = z.infer<typeof pointer>;
export type RawArticle = z.infer<typeof rawArticle>;
