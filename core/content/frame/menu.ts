import { z } from 'zod';
import type { AddressBook } from '../../addresses/address-book.ts';
import { canonicalPath } from '../../addresses/canonical-path.ts';
import { translatePath } from '../../addresses/translate-path.ts';
import type { Locale } from '../../kernel/locale.ts';
import { text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import { oncePerLibrary } from '../library/library.ts';
import type { Footer, Menu, MenuEntry, MenuSection } from './menu-shape.ts';

const rawItem = z.object({
  title: text,
  nome_simples: text,
  destino: z.object({ relationTo: z.string(), value: documentId }).nullish(),
  url: text,
  novo_separador: z.boolean().nullish(),
  get children() {
    return z.array(rawItem).nullish();
  },
});
type RawItem = z.infer<typeof rawItem>;
const section = z.array(rawItem).nullish();
const rawMenu = z.object({ problemas: section, tratamentos: section, analises: section, sobre_nos: section, contactos: section });
const rawFooter = z.object({ texto: text, ligacoes: section, aviso_legal: text });

/** An item whose words or destination do not exist in the language is left out: a menu never leads nowhere. */
function toItems(items: RawItem[] | null | undefined, locale: Locale, book: AddressBook): MenuEntry[] {
  return (items ?? []).flatMap((item) => {
    const href = hrefOf(item, locale, book);
    if (!item.title || !href) return [];
    const outside = !href.startsWith('/');
    return [
      {
        title: item.title,
        plainName: item.nome_simples,
        href,
        newTab: item.novo_separador ?? outside,
        subject: outside ? '' : (translatePath(href, 'pt', book)?.split('/').at(-1) ?? ''),
        children: toItems(item.children, locale, book),
      },
    ];
  });
}

function hrefOf({ destino, url }: RawItem, locale: Locale, book: AddressBook): string | undefined {
  const document = destino?.value ? book.byId(destino.relationTo, destino.value) : undefined;
  if (document) return book.addressOf(document, locale);
  if (url.startsWith('https://')) return url;
  return url.startsWith('/') ? canonicalPath(url, book) : undefined;
}

export const readMenu = oncePerLibrary((library, locale): Menu => {
  const raw = rawMenu.parse(library.page('menu', locale) ?? {});
  const items = (name: MenuSection) => toItems(raw[name], locale, library.addresses);
  return {
    problemas: items('problemas'),
    tratamentos: items('tratamentos'),
    analises: items('analises'),
    sobre_nos: items('sobre_nos'),
    contactos: items('contactos'),
  };
});

export const readFooter = oncePerLibrary((library, locale): Footer => {
  const raw = rawFooter.parse(library.page('rodape', locale) ?? {});
  return { text: raw.texto, links: toItems(raw.ligacoes, locale, library.addresses), legalNotice: raw.aviso_legal };
});
