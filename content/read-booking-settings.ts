import { z } from 'zod';
import type { DocumentFields } from './fields.ts';
import { readYaml } from './read-file.ts';
import { localisedText } from './words.ts';

const euros = z.number().positive().multipleOf(0.01);
const hours = z.number().int();

const visitType = z
  .strictObject({
    tipo_id: z.number().int().positive(),
    nome: localisedText,
    texto: localisedText,
    preparacao: localisedText.optional(),
    grupo: z.enum(['consulta', 'exame']),
    preco_presencial: euros.optional(),
    preco_online: euros.optional(),
  })
  // Said outright: what was taken out of the file must leave the back office, too.
  .transform(({ preparacao, preco_presencial, preco_online, ...type }) => ({
    ...type,
    preparacao: preparacao ?? { pt: '', en: '' },
    preco_presencial: preco_presencial ?? null,
    preco_online: preco_online ?? null,
  }));

const marcacoes = z.strictObject({
  tipos: z.array(visitType).min(1),
  pagamentos: z.strictObject({ multibanco: z.boolean(), mbway: z.boolean(), cartao: z.boolean(), na_clinica: z.boolean() }),
  multicare: z.strictObject({ teto: euros, texto: localisedText }),
  seguros: z.array(z.strictObject({ nome: localisedText, texto: localisedText })),
  regras_pagamento: localisedText,
  regras_desmarcar: localisedText,
  antecedencia_horas: hours.min(0),
  lembretes_horas: z.array(z.strictObject({ horas: hours.min(1) })),
});

export const readBookingSettingsFile = (): DocumentFields => readYaml('settings/marcacoes.yaml', marcacoes);
