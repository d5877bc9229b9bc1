import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { createAnchors } from './anchors.ts';
import { singlePageQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { signedPage, toSignedPage } from './fields/medical-page.ts';
import { list, text } from './fields/plain.ts';
import { pictureSection, section, toPictureSection, toSection } from './fields/section.ts';
import { linksIn } from './links.ts';
import type { OtherDiseasesPage } from './shapes/medical-pages.ts';

const disease = z.object({ titulo_menu: text, ...pictureSection('o_que_e'), ...section('tratamento') });
const page = z.object({ ...signedPage, outras_doencas: list(disease) });

export async function readOtherDiseases(read: ReadContent, locale: Locale, book: AddressBook): Promise<OtherDiseasesPage> {
  const links = linksIn(locale, book);
  const raw = page.parse(await read(singlePageQuery('outras_doencas', { locale, shows: ['equipa', 'media'] })));
  const anchorOf = createAnchors();
  return {
    ...toSignedPage(raw, links),
    diseases: raw.outras_doencas.flatMap((row) => {
      const menuTitle = row.titulo_menu || row.o_que_e_titulo;
      if (!menuTitle) return [];
      const parts = { whatIs: toPictureSection(row, 'o_que_e', links), treatment: toSection(row, 'tratamento', links) };
      return [{ anchor: anchorOf('', menuTitle), menuTitle, ...parts }];
    }),
  };
}
