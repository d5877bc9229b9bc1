import type { Locale } from '../../kernel/locale.ts';
import { toCallToAction } from '../fields/call-to-action.ts';
import { toMeta } from '../fields/meta.ts';
import type { Library } from '../library/library.ts';
import { type Links, linkResolver } from '../rich-text/links.ts';
import type { ArticleCard } from '../shapes/clinic-pages.ts';
import type { PersonCard } from '../shapes/page-parts.ts';
import { pickCards, readArticleCards } from './article-cards.ts';
import { homeDocument, type RawHome, type RawPointer } from './home-fields.ts';
import type { HomeContent, NewsItem, Pointer, TeamMember } from './home-shape.ts';
import { readTeam } from './read-team.ts';
import { readTestimonials } from './read-testimonials.ts';
import { subjectOf } from './subject-of.ts';

const shownMembers = 3;
const shownNews = 3;

/** Null while it is not published. */
export function readHome(library: Library, locale: Locale, now: Date): HomeContent | null {
  const body = library.page('homepage', locale);
  if (!body) return null;
  const raw = homeDocument.parse(body);
  const articles = readArticleCards(library, locale, now);
  const chosen = pickCards(raw.noticiasNovidades, library, locale, now);
  return {
    ...toHome(raw, linkResolver(locale, library.addresses)),
    testimonials: { note: raw.testemunhos_nota, items: readTestimonials(library, locale) },
    team: readTeam(library, locale).flatMap(toMember).slice(0, shownMembers),
    news: (chosen.length > 0 ? chosen : articles).slice(0, shownNews).map(toNews),
  };
}

function toHome(raw: RawHome, links: Links): Omit<HomeContent, 'team' | 'news' | 'testimonials'> {
  const point = (item: RawPointer): Pointer[] => {
    const to = links.toPath(item.href);
    return item.titulo && to ? [{ title: item.titulo, to, subject: subjectOf(to, links.book) }] : [];
  };
  const { title: metaTitle, description: metaDescription } = toMeta(raw.meta, raw.titulo, raw.banner_descricao);
  return {
    title: raw.titulo,
    metaTitle,
    metaDescription,
    banner: { title: raw.banner_titulo || raw.titulo, text: raw.banner_descricao, image: raw.banner_imagem },
    symptoms: raw.sintomas.flatMap(point),
    urgent: raw.urgencia,
    prostate: { title: raw.prostata_titulo, text: raw.prostata_texto, to: links.toPath(raw.prostata_href) },
    hyperplasia: { title: raw.hiperplasia_titulo, text: raw.hiperplasia_texto, to: links.toPath(raw.hiperplasia_href) },
    highlights: raw.destaque.flatMap((item) => point(item).map((pointer) => ({ ...pointer, text: item.texto }))),
    autoplay: raw.carrossel_automatico,
    newsTitle: raw.noticiasNovidadesTitulo,
    video: { title: raw.video_titulo, text: raw.video_texto, video: raw.video_video, image: raw.video_imagem },
    pwa: { title: raw.pwa_titulo, text: raw.pwa_texto },
    cta: toCallToAction(raw),
  };
}

const toMember = ({ name, role, licence, to, subject }: PersonCard): TeamMember[] => (to ? [{ name, role, licence, to, subject }] : []);
const toNews = ({ id, title, date, excerpt, to, picture }: ArticleCard): NewsItem => ({ id, title, date, excerpt, to, picture });
