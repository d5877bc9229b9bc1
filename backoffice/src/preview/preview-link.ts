import { createAddressBook } from '@clinic/core/addresses/address-book';
import { pathTo } from '@clinic/core/addresses/path-to';
import { isLocale, type Locale } from '@clinic/core/kernel/locale';
import { writePass } from '@clinic/core/preview/preview-pass';
import type { PayloadRequest } from 'payload';
import { readDraftAddress } from '../addresses/list-addresses.ts';
import { documentSlugs } from '../collections/document-slugs.ts';
import type { Env } from '../env.ts';

/** The pages that exist once, each at the route the table of addresses fixes. */
export const pageRoutes = {
  homepage: 'home',
  sobre_nos: 'about',
  outras_doencas: 'otherDiseases',
  politica_de_privacidade: 'privacy',
  quiz_sintomas: 'symptomQuiz',
  quiz_psa: 'psaQuiz',
} as const;

export type PreviewEnv = Pick<Env, 'PREVIEW_SECRET' | 'SITE_ORIGIN'>;
type Subject = { global: string } | { collection: string; id: unknown };

const hourMs = 3_600_000;

/** Two to three hours, whoever is still signed in by then. By the full hour, so that saving does not change the link and the frame stays where it is. */
const expiryOf = (now: number) => (Math.floor(now / hourMs) + 3) * hourMs;

async function pathOfDocument(req: PayloadRequest, collection: string, id: unknown, locale: Locale): Promise<string | null> {
  const slug = documentSlugs.find((known) => known === collection);
  const draft = slug && typeof id === 'number' ? await readDraftAddress(req, slug, id) : null;
  if (!draft) return null;
  const section = draft.parent === null ? null : await readDraftAddress(req, 'tratamentos_pp', draft.parent);
  const book = createAddressBook([draft, ...(section ? [section] : [])]);
  const document = book.byId(collection, draft.id);
  return (document && book.addressOf(document, locale)) ?? null;
}

const routeOfGlobal = (slug: string) => Object.entries(pageRoutes).find(([known]) => known === slug)?.[1];

/** A signed link to the site that shows the newest draft; null where the document has no page in this language. */
export async function previewLink(
  env: PreviewEnv,
  req: PayloadRequest,
  subject: Subject,
  language: string | undefined,
): Promise<string | null> {
  const locale = isLocale(language) ? language : 'pt';
  const route = 'global' in subject ? routeOfGlobal(subject.global) : undefined;
  const path = 'global' in subject ? route && pathTo(locale, route) : await pathOfDocument(req, subject.collection, subject.id, locale);
  if (!path) return null;
  const tag = 'global' in subject ? subject.global : `${subject.collection}:${subject.id}`;
  const by = req.user ? { by: Number(req.user.id) } : {};
  const pass = writePass(env.PREVIEW_SECRET[0], { subject: tag, path, expiresAt: expiryOf(Date.now()), ...by });
  return `${env.SITE_ORIGIN}/preview?pass=${pass}`;
}
