import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { careCards } from '../fields/care-cards.ts';
import { signedPage, toSignedPage } from '../fields/medical-page.ts';
import { list, text } from '../fields/plain.ts';
import { pictureSection, section, toPictureSection, toSection } from '../fields/section.ts';
import type { Library } from '../library/library.ts';
import { createAnchors } from '../rich-text/anchors.ts';
import { linkResolver } from '../rich-text/links.ts';
import type { OtherDiseasesPage } from '../shapes/medical-pages.ts';

const disease = z.object({ titulo_menu: text, ...pictureSection('o_que_e'), ...section('tratamento') });
const page = z.object({ ...signedPage, sinais_de_alarme: careCards, outras_doencas: list(disease) });

/** Null while it is not published. */
export function readOtherDiseases(library: Library, locale: Locale): OtherDiseasesPage | null {
  const links = linkResolver(locale, library.addresses);
  const body = library.page('outras_doencas', locale);
  if (!body) return null;
  const raw = page.parse(body);
  const anchorOf = createAnchors();
  return {
    ...toSignedPage(raw, links),
    careCards: raw.sinais_de_alarme,
    diseases: raw.outras_doencas.flatMap((row) => {
      const menuTitle = row.titulo_menu || row.o_que_e_titulo;
      if (!menuTitle) return [];
      const parts = { whatIs: toPictureSection(row, 'o_que_e', links), treatment: toSection(row, 'tratamento', links) };
      return [{ anchor: anchorOf('', menuTitle), menuTitle, ...parts }];
    }),
  };
}
