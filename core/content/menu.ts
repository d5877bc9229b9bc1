import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import { livingAddress } from '../addresses/living-address.ts';
import { translatePath } from '../addresses/translate-path.ts';
import type { Locale } from '../kernel/locale.ts';
import type { ReadContent } from './content-reader.ts';
import { text } from './fields/plain.ts';
import type { Footer, Menu, MenuItem, MenuSection } from './menu-shape.ts';

const rawItem = z.object({
  title: text,
  nome_simples: text,
  destino: z.object({ relationTo: z.string(), value: z.number() }).nullish(),
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
function toItems(items: RawItem[] | null | undefined, locale: Locale, book: AddressBook): MenuItem[] {
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
  const document = destino && book.byId(destino.relationTo, destino.value);
  if (document) return book.addressOf(document, locale);
  if (url.startsWith('https://')) return url;
  return url.startsWith('/') ? livingAddress(url, book) : undefined;
}

const perLocale = (locale: Locale) => `locale=${locale}&depth=0`;

export async function readMenu(read: ReadContent, locale: Locale, book: AddressBook): Promise<Menu> {
  const raw = rawMenu.parse(await read({ path: `/api/globals/menu?${perLocale(locale)}`, tags: ['menu', 'addresses'] }));
  const items = (name: MenuSection) => toItems(raw[name], locale, book);
  return {
    problemas: items('problemas'),
    tratamentos: items('tratamentos'),
    analises: items('analises'),
    sobre_nos: items('sobre_nos'),
    contactos: items('contactos'),
  };
}

export async function readFooter(read: ReadContent, locale: Locale, book: AddressBook): Promise<Footer> {
  const raw = rawFooter.parse(await read({ path: `/api/globals/rodape?${perLocale(locale)}`, tags: ['rodape', 'addresses'] }));
  return { text: raw.texto, links: toItems(raw.ligacoes, locale, book), legalNotice: raw.aviso_legal };
}
