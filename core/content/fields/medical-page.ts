import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Links } from '../rich-text/links.ts';
import type { SourceReference } from '../shapes/page-parts.ts';
import { careCards } from './care-cards.ts';
import { faqs, toFaqs } from './faqs.ts';
import { meta, toMeta } from './meta.ts';
import { person } from './person.ts';
import { httpsUrl, list, text } from './plain.ts';
import { review, toResponsibility } from './responsibility.ts';

const summary = list(z.object({ frase: text })).transform((rows) => rows.map(({ frase }) => frase).filter(Boolean));

const references = list(z.object({ fonte: text, url: httpsUrl })).transform((rows): SourceReference[] =>
  rows.flatMap(({ fonte, url }) => (fonte ? [{ source: fonte, url }] : [])),
);

/** What every page about illness or care has. */
export const signedPage = { titulo: text, excerto: text, meta, referencias: references, assinatura: person, ...review };
export const medicalPage = { ...signedPage, resumo: summary, sinais_de_alarme: careCards, faqs_titulo: text, faqs };

const rawSignedPage = z.object(signedPage);
const rawMedicalPage = z.object(medicalPage);

export const toSignedPage = (raw: z.infer<typeof rawSignedPage>, links: Links) => ({
  title: raw.titulo,
  excerpt: raw.excerto,
  meta: toMeta(raw.meta, raw.titulo, raw.excerto),
  references: raw.referencias,
  responsibility: toResponsibility(raw, raw.assinatura, links),
});

export const toMedicalPage = (raw: z.infer<typeof rawMedicalPage>, document: DocumentAddress, links: Links) => ({
  ...toSignedPage(raw, links),
  subject: links.subjectOf(document),
  summary: raw.resumo,
  careCards: raw.sinais_de_alarme,
  faqs: toFaqs(raw.faqs_titulo, raw.faqs, links),
});
