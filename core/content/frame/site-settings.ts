import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { picture } from '../fields/picture.ts';
import { list, text } from '../fields/plain.ts';
import { oncePerLibrary } from '../library/library.ts';
import type { Picture } from '../shapes/picture.ts';

const definicoes = z.object({
  nome: text,
  descricao_curta: text,
  telefone: text,
  telefone_nota: text,
  email: text,
  morada: z.object({ rua: text, codigo_postal: text, localidade: text }).prefault({}),
  horario: list(z.object({ dias: text, abre: text, fecha: text, dias_schema: list(z.string()) })),
  registos: z.object({ empresa: text, nif: text, ers_registo: text, licenca: text, diretor_clinico: text }).prefault({}),
  livro_reclamacoes_url: text,
  resolucao_litigios: text,
  redes: list(z.object({ nome: text, url: text })),
  marcacao_presencial_url: text,
  selo_qualidade: picture,
});

/** The clinic's name, contacts, hours and registrations, in one language. */
export type SiteSettings = ReturnType<typeof toSettings>;

/** Who reads English may call from abroad: with the country's code. */
const shownPhone = (phone: string, locale: Locale): string => (locale === 'en' ? phone : phone.replace(/^\+351\s*/, ''));

function toSettings(body: unknown, locale: Locale) {
  const raw = definicoes.parse(body);
  return {
    name: raw.nome,
    description: raw.descricao_curta,
    phone: { shown: shownPhone(raw.telefone, locale), href: `tel:${raw.telefone.replace(/[^+\d]/g, '')}`, note: raw.telefone_nota },
    email: raw.email,
    address: { street: raw.morada.rua, postalCode: raw.morada.codigo_postal, city: raw.morada.localidade },
    openingHours: raw.horario.map(({ dias, abre, fecha, dias_schema }) => ({
      days: dias,
      opens: abre,
      closes: fecha,
      weekdays: dias_schema,
    })),
    registrations: {
      company: raw.registos.empresa,
      taxNumber: raw.registos.nif,
      regulator: raw.registos.ers_registo,
      licence: raw.registos.licenca,
      clinicalDirector: raw.registos.diretor_clinico,
    },
    complaintsBookUrl: raw.livro_reclamacoes_url,
    disputeResolution: raw.resolucao_litigios,
    social: raw.redes.map(({ nome, url }) => ({ name: nome, url })),
    inPersonBookingUrl: raw.marcacao_presencial_url,
    qualitySeal: raw.selo_qualidade && small(raw.selo_qualidade),
  };
}

/** The settings travel with every page, the sizes of a picture need not. */
const small = ({ src, alt, width, height }: Picture) => ({ src, alt, width, height });

export const readSettings = oncePerLibrary((library, locale): SiteSettings => toSettings(library.page('definicoes', locale) ?? {}, locale));
