import { z } from 'zod';
import { defaultReminderHours } from '../../booking/messages/reminder-times.ts';
import type { BookingSettings } from '../../booking/model/booking-settings.ts';
import { defaultNoticeHours } from '../../booking/model/change-deadline.ts';
import { multicareCapCents } from '../../booking/model/constants.ts';
import { list, text } from '../fields/plain.ts';
import { oncePerLibrary } from '../library/library.ts';

/** Written in euros by people; whole cents from here on. */
const euros = z
  .number()
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : Math.round(value * 100)));
const on = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** What is not said is on. */
const usuallyOn = z
  .boolean()
  .nullish()
  .transform((value) => value ?? true);

const tipo = z.object({
  ...{ tipo_id: z.number().int(), nome: text, texto: text, preparacao: text, preco_presencial: euros, preco_online: euros },
  oferta_automatica: usuallyOn,
});

const marcacoes = z.object({
  tipos: list(tipo),
  pagamentos: z.object({ multibanco: on, mbway: on, cartao: on, na_clinica: on }).prefault({}),
  multicare: z.object({ teto: euros, texto: text }).prefault({}),
  antecedencia_horas: z.number().nullish(),
  lembretes_horas: list(z.object({ horas: z.number().positive() })),
});

/** One entry to a line. */
export const linesOf = (written: string): string[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Prices, payment methods and deadlines as the front desk keeps them. */
export const readBookingSettings = oncePerLibrary((library, locale): BookingSettings => {
  const { pagamentos: paid, ...raw } = marcacoes.parse(library.page('marcacoes', locale) ?? {});
  return {
    types: raw.tipos.map(({ tipo_id, nome, texto, preparacao, preco_presencial, preco_online, oferta_automatica }) => ({
      typeId: tipo_id,
      name: nome,
      text: texto,
      preparation: linesOf(preparacao),
      inPersonCents: preco_presencial,
      onlineCents: preco_online,
      offersEarlierHours: oferta_automatica,
    })),
    payments: { multibanco: paid.multibanco, mbway: paid.mbway, card: paid.cartao, atClinic: paid.na_clinica },
    multicare: { capCents: raw.multicare.teto ?? multicareCapCents, text: raw.multicare.texto },
    noticeHours: raw.antecedencia_horas ?? defaultNoticeHours,
    reminderHours: raw.lembretes_horas.length > 0 ? raw.lembretes_horas.map(({ horas }) => horas) : [...defaultReminderHours],
  };
});
