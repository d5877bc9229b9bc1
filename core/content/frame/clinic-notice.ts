import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { paragraphs, text } from '../fields/plain.ts';
import { type Library, oncePerLibrary } from '../library/library.ts';

const settings = z.object({
  aviso: z
    .object({ texto: paragraphs, ligacao_texto: text, ligacao_url: text, tipo: text, de: text, ate: text })
    .nullish()
    .transform((value) => value ?? null),
});

/** A notice that the clinic puts on every page for a while: closed for holidays, a new telephone number. */
export type ClinicNotice = {
  kind: 'information' | 'important';
  paragraphs: string[];
  link: { words: string; href: string } | null;
  /** Null: from now on; until somebody takes it off. */
  from: Date | null;
  until: Date | null;
};

const moment = (written: string): Date | null => (written && !Number.isNaN(Date.parse(written)) ? new Date(written) : null);
/** Whatever else was stored must not become a link. */
const isLink = (url: string) => /^\/(?![/\\])\S*$/.test(url) || (url.startsWith('https://') && URL.canParse(url));

const readNotice = oncePerLibrary((library, locale): ClinicNotice | null => {
  const { aviso } = settings.parse(library.page('definicoes', locale) ?? {});
  if (!aviso || aviso.texto.length === 0) return null;
  const { texto, ligacao_texto: words, ligacao_url: href, tipo, de, ate } = aviso;
  return {
    kind: tipo === 'importante' ? 'important' : 'information',
    paragraphs: texto,
    link: words && isLink(href) ? { words, href } : null,
    from: moment(de),
    until: moment(ate),
  };
});

/** The one in force at this moment, in this language. */
export function noticeAt(library: Library, locale: Locale, now: Date): ClinicNotice | null {
  const notice = readNotice(library, locale);
  if (!notice) return null;
  const { from, until } = notice;
  return (from === null || from <= now) && (until === null || now < until) ? notice : null;
}
