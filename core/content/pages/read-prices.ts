import { z } from 'zod';
import type { Address } from '../../addresses/path-to.ts';
import type { Locale } from '../../kernel/locale.ts';
import { list, text } from '../fields/plain.ts';
import { linesOf, readBookingSettings } from '../frame/read-booking-settings.ts';
import type { Library } from '../library/library.ts';
import { linkResolver } from '../rich-text/links.ts';
import type { PriceList, PriceRow } from '../shapes/prices.ts';

const rules = z.object({
  tipos: list(z.object({ tipo_id: z.number().int(), grupo: text })),
  seguros: list(z.object({ nome: text, texto: text })),
  regras_pagamento: text,
  regras_desmarcar: text,
});
const exam = z.object({ id: z.number(), titulo: text });

/** The price list that the front desk keeps: the wizard reckons with the same figures. */
export function readPrices(library: Library, locale: Locale): PriceList {
  const { types, multicare } = readBookingSettings(library, locale);
  const raw = rules.parse(library.page('marcacoes', locale) ?? {});
  const pageOf = examPages(library, locale);
  const rows = types
    .filter(({ name }) => name !== '')
    .map(({ typeId, name, text: words, inPersonCents, onlineCents }): PriceRow & { group: string } => ({
      ...{ typeId, name, text: words, inPersonCents, onlineCents },
      to: pageOf.get(name.toLowerCase()) ?? null,
      group: raw.tipos.find(({ tipo_id }) => tipo_id === typeId)?.grupo ?? '',
    }));
  const inGroup = (isExam: boolean) => rows.filter(({ group }) => (group === 'exame') === isExam).map(({ group: _, ...row }) => row);
  const others = raw.seguros.map(({ nome, texto }) => ({ name: nome, text: texto }));
  return {
    visits: inGroup(false),
    exams: inGroup(true),
    insurers: [{ name: 'Multicare', text: multicare.text }, ...others].filter(({ name, text: words }) => name && words),
    paying: linesOf(raw.regras_pagamento),
    cancelling: linesOf(raw.regras_desmarcar),
  };
}

function examPages(library: Library, locale: Locale): Map<string, Address> {
  const links = linkResolver(locale, library.addresses);
  const exams = library.all('analises_exames', locale).map((body) => exam.parse(body));
  return new Map(
    exams.flatMap(({ id, titulo }) => {
      const to = links.toDocument('analises_exames', id);
      return titulo && to ? [[titulo.trim().toLowerCase(), to]] : [];
    }),
  );
}
