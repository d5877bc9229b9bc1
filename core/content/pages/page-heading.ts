import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { RouteName } from '../../addresses/route-table.ts';
import type { Locale } from '../../kernel/locale.ts';
import { meta } from '../fields/meta.ts';
import { text } from '../fields/plain.ts';
import type { Library } from '../library/library.ts';
import { pageOfRoute } from './read-block-page.ts';

export type PageHeading = { title: string; metaTitle: string; metaDescription: string };

const heading = z.object({ titulo: text, nome: text, meta });

function toHeading(body: unknown): PageHeading {
  const raw = heading.parse(body);
  const title = raw.titulo || raw.nome;
  return { title, metaTitle: raw.meta.title || title, metaDescription: raw.meta.description };
}

export const readDocumentHeading = (library: Library, { collection, id }: DocumentAddress, locale: Locale): PageHeading =>
  toHeading(library.document(collection, id, locale));

/** Pages that exist once each, such as the home page. */
export type SinglePage = 'homepage' | 'sobre_nos' | 'outras_doencas' | 'politica_de_privacidade' | 'quiz_sintomas' | 'quiz_psa';

export const readSinglePageHeading = (library: Library, page: SinglePage, locale: Locale): PageHeading =>
  toHeading(library.page(page, locale) ?? {});

/** A page built of blocks, found by the route it fills. */
export const readBlockPageHeading = (library: Library, route: RouteName, locale: Locale): PageHeading =>
  toHeading(pageOfRoute(library, route, locale) ?? {});
