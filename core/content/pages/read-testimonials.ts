import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { inOrder } from '../fields/order.ts';
import { figure, text } from '../fields/plain.ts';
import type { Library } from '../library/library.ts';
import type { Testimonial } from '../shapes/clinic-pages.ts';

const row = z.object({ id: z.number(), nome: text, testemunho: text, contexto: text, ordem: figure });

export function readTestimonials(library: Library, locale: Locale): Testimonial[] {
  return inOrder(library.all('testemunhos', locale).map((body) => row.parse(body))).flatMap(({ id, nome, testemunho, contexto }) =>
    testemunho ? [{ id, quote: testemunho, name: nome, context: contexto }] : [],
  );
}
