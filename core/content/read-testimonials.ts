import { z } from 'zod';
import type { Locale } from '../kernel/locale.ts';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { inOrder } from './fields/order.ts';
import { figure, text } from './fields/plain.ts';
import type { Testimonial } from './shapes/clinic-pages.ts';

const fields = { nome: text, testemunho: text, contexto: text, ordem: figure };
const answer = z.object({ docs: z.array(z.object({ id: z.number(), ...fields })) });

export async function readTestimonials(read: ReadContent, locale: Locale): Promise<Testimonial[]> {
  const { docs } = answer.parse(await read(listQuery('testemunhos', Object.keys(fields), { locale, shows: [] })));
  return inOrder(docs).flatMap(({ id, nome, testemunho, contexto }) =>
    testemunho ? [{ id, quote: testemunho, name: nome, context: contexto }] : [],
  );
}
