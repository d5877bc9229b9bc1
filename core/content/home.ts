import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import { livingAddress } from '../addresses/living-address.ts';
import type { Address } from '../addresses/path-to.ts';
import type { Locale } from '../kernel/locale.ts';
import type { ReadContent } from './content-reader.ts';
import { homeFields, type RawHome, type RawPicture, type RawPointer } from './home-fields.ts';
import { readLatestNews, toNews } from './home-news.ts';
import type { HomeContent, Picture, Pointer, TeamMember } from './home-shape.ts';
import { subjectOf } from './subject-of.ts';

export async function readHome(read: ReadContent, locale: Locale, book: AddressBook, now: Date): Promise<HomeContent> {
  const [page, team, latest] = await Promise.all([
    read({ path: `/api/globals/homepage?locale=${locale}&depth=1`, tags: ['homepage', 'artigos_blog', 'media', 'addresses'] }),
    readTeam(read, locale, book),
    readLatestNews(read, locale, book, now),
  ]);
  const raw = homeFields.parse(page);
  const chosen = toNews(raw.noticiasNovidades, locale, book, now);
  return { ...toHome(raw, book), team, news: chosen.length > 0 ? chosen : latest };
}

function toHome(raw: RawHome, book: AddressBook): Omit<HomeContent, 'team' | 'news'> {
  const point = (item: RawPointer): Pointer[] => {
    const to = addressFor(item.href, book);
    return item.titulo && to ? [{ title: item.titulo, to, subject: subjectOf(to, book) }] : [];
  };
  return {
    title: raw.titulo,
    metaTitle: raw.meta.title || raw.titulo,
    metaDescription: raw.meta.description,
    banner: { title: raw.banner_titulo || raw.titulo, text: raw.banner_descricao, image: toPicture(raw.banner_imagem) },
    symptoms: raw.sintomas.flatMap(point),
    urgent: raw.urgencia,
    prostate: { title: raw.prostata_titulo, text: raw.prostata_texto, to: addressFor(raw.prostata_href, book) },
    hyperplasia: { title: raw.hiperplasia_titulo, text: raw.hiperplasia_texto, to: addressFor(raw.hiperplasia_href, book) },
    highlights: raw.destaque.flatMap((item) => point(item).map((pointer) => ({ ...pointer, text: item.texto }))),
    testimonials: {
      note: raw.testemunhos_nota,
      items: raw.testemunhos.flatMap(({ citacao, nome, contexto }) => (citacao ? [{ quote: citacao, name: nome, context: contexto }] : [])),
    },
    autoplay: raw.carrossel_automatico,
    newsTitle: raw.noticiasNovidadesTitulo,
    video: { title: raw.video_titulo, text: raw.video_texto, video: raw.video_video, image: toPicture(raw.video_imagem) },
    pwa: { title: raw.pwa_titulo, text: raw.pwa_texto },
    cta: { title: raw.cta_titulo, paragraphs: raw.cta_texto.split(/\n\s*\n/).filter(Boolean), image: toPicture(raw.cta_imagem) },
  };
}

/** A block never leads nowhere: an address that no longer lives is as good as none. */
const addressFor = (href: string, book: AddressBook): Address | null => (href ? (livingAddress(href, book) ?? null) : null);

const toPicture = (raw: RawPicture): Picture | null =>
  typeof raw === 'object' && raw?.width && raw.height
    ? { src: `/media/${raw.filename}`, alt: raw.alt, width: raw.width, height: raw.height }
    : null;

const members = z.object({ docs: z.array(z.object({ id: z.number(), nome: z.string().nullish(), cargo: z.string().nullish() })) });
const teamCall = (locale: Locale) =>
  `/api/equipa?locale=${locale}&depth=0&limit=3&sort=ordem&where[_status][equals]=published&where[nome][exists]=true&select[nome]=true&select[cargo]=true`;

async function readTeam(read: ReadContent, locale: Locale, book: AddressBook): Promise<TeamMember[]> {
  const { docs } = members.parse(await read({ path: teamCall(locale), tags: ['equipa', 'addresses'] }));
  return docs.flatMap(({ id, nome, cargo }) => {
    const document = book.byId('equipa', id);
    const to = document && book.addressOf(document, locale);
    return nome && to ? [{ name: nome, role: cargo ?? '', to, subject: document.slugs.pt ?? '' }] : [];
  });
}
