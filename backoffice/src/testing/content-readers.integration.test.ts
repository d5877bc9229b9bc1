import type { DocumentAddress } from '@clinic/core/addresses/address-book';
import type { Library } from '@clinic/core/content/library/library';
import { readHome } from '@clinic/core/content/pages/home';
import { readSinglePageHeading } from '@clinic/core/content/pages/page-heading';
import { readAbout } from '@clinic/core/content/pages/read-about';
import { readArticle } from '@clinic/core/content/pages/read-article';
import { readBlockPage, readThanksPage } from '@clinic/core/content/pages/read-block-page';
import { readArticles, readBlogCategories } from '@clinic/core/content/pages/read-blog';
import { readBooksOf } from '@clinic/core/content/pages/read-books';
import { readEvent } from '@clinic/core/content/pages/read-events';
import { readExam } from '@clinic/core/content/pages/read-exam';
import { readFilms } from '@clinic/core/content/pages/read-films';
import { readLandingPage } from '@clinic/core/content/pages/read-landing-page';
import { readMember } from '@clinic/core/content/pages/read-member';
import { readOtherDiseases } from '@clinic/core/content/pages/read-other-diseases';
import { readPrivacy } from '@clinic/core/content/pages/read-privacy';
import { readProblem } from '@clinic/core/content/pages/read-problem';
import { readPsaQuizWords } from '@clinic/core/content/pages/read-psa-quiz';
import { readSymptomQuizWords } from '@clinic/core/content/pages/read-symptom-quiz';
import { readTeam } from '@clinic/core/content/pages/read-team';
import { readTestimonials } from '@clinic/core/content/pages/read-testimonials';
import { readTreatment } from '@clinic/core/content/pages/read-treatment';
import { readTreatmentSection } from '@clinic/core/content/pages/read-treatment-section';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillFields, type Targets } from './fill-fields.ts';
import { pngPicture } from './pictures.ts';
import { startTestBackoffice, type TestBackoffice } from './test-backoffice.ts';

const now = new Date('2026-06-01T12:00:00Z');
let backoffice: TestBackoffice;
let library: Library;
const targets: Targets = {};
const written = new Map<string, string[]>();

/**
 * Not shown by the page itself: the times that the back office keeps, the address, the timer, the note for the law, words for search
 * engines of which the page's own stand in, and where an event's video is seen.
 */
const leftOut = new Set([
  ...['createdAt', 'updatedAt', 'deletedAt', 'guardado_por'],
  ...['ato_abrangido', 'publicar_em', 'retirar_em'],
  ...['relacionados', 'assinatura_imagens', 'ligacao_video'],
]);

/** Published only with all words in both languages: the first language is a draft. */
const wholeOrDraft = new Set(['quiz_sintomas', 'quiz_psa']);

async function write(kind: 'collection' | 'global', slug: string, more: object = {}) {
  const { payload, review } = backoffice;
  const config =
    kind === 'collection' ? payload.collections[slug as CollectionSlug].config : payload.globals.config.find((one) => one.slug === slug);
  let saved: Record<string, unknown> | undefined;
  for (const locale of locales) {
    const words: string[] = [];
    const filled = fillFields(config?.flattenedFields ?? [], { locale, targets, words, saved, leftOut });
    const isDraft = wholeOrDraft.has(slug) && locale !== locales.at(-1);
    const body = { ...filled, ...review, ...more, _status: isDraft ? 'draft' : 'published' };
    const place = kind === 'global' ? `/globals/${slug}` : saved ? `/${slug}/${saved['id']}` : `/${slug}`;
    const method = kind === 'collection' && saved ? 'PATCH' : 'POST';
    const { status, json } = await backoffice.call(method, `${place}?locale=${locale}&depth=0`, { as: 'editor', body });
    expect(status, `${slug} ${JSON.stringify(json)}`).toBeLessThan(300);
    saved = json.doc ?? json.result;
    written.set(`${slug}:${locale}`, words);
  }
  if (kind === 'collection') targets[slug] = saved?.['id'] as number;
}

beforeAll(async () => {
  backoffice = await startTestBackoffice();
  const file = { name: 'a.png', type: 'image/png', content: await pngPicture(1200, 800) };
  const body = { alt: 'alt pt', legenda: 'legenda pt', legendas: [{ texto: 'etiqueta pt', x: 10, y: 20 }] };
  const { json } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', body, file });
  targets['media'] = json.doc.id;
  await backoffice.call('PATCH', `/media/${json.doc.id}?locale=en`, { as: 'editor', body: { alt: 'alt en' } });
  const folder = { titulo: 'ficheiro pt' };
  const pdf = { name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7\nxref\n%%EOF\n') };
  const sent = await backoffice.call('POST', '/ficheiros?locale=pt', { as: 'editor', body: folder, file: pdf });
  expect(sent.status, JSON.stringify(sent.json)).toBe(201);
  targets['ficheiros'] = sent.json.doc.id;

  await write('collection', 'equipa', { biografiaStatus: 'published' });
  await write('collection', 'categorias_de_blog');
  for (const slug of ['landing_pages', 'agradecimentos']) await write('collection', slug);
  await write('collection', 'problemas');
  await write('collection', 'tratamentos_pp');
  await write('collection', 'tratamentos', { seccao: targets['tratamentos_pp'] });
  const section = { _status: 'published', ...backoffice.review };
  const named = [{ ordem: 1, tratamento: targets['tratamentos'] }];
  for (const [slug, rows] of [
    ['problemas', { tratamentos: named }],
    ['tratamentos_pp', { tratamento_localizado: named }],
  ] as const)
    await backoffice.call('PATCH', `/${slug}/${targets[slug]}?locale=pt`, { as: 'editor', body: { ...section, ...rows } });
  await write('collection', 'analises_exames');
  await write('collection', 'artigos_blog');
  for (const slug of ['artigos', 'videos', 'testemunhos', 'paginas', 'eventos']) await write('collection', slug);
  for (const slug of ['homepage', 'sobre_nos', 'outras_doencas', 'politica_de_privacidade', 'quiz_sintomas', 'quiz_psa'])
    await write('global', slug);
  library = await backoffice.library();
}, 120_000);
afterAll(() => backoffice.stop());

const at = (collection: DocumentAddress['collection']): DocumentAddress => {
  const found = library.addresses.byId(collection, targets[collection] ?? 0);
  if (!found) throw new Error(`${collection} is not in the address book`);
  return found;
};

const pages: Record<string, (locale: Locale) => unknown> = {
  problemas: (locale) => readProblem(library, at('problemas'), locale),
  tratamentos: (locale) => readTreatment(library, at('tratamentos'), locale),
  tratamentos_pp: (locale) => readTreatmentSection(library, at('tratamentos_pp'), locale),
  analises_exames: (locale) => readExam(library, at('analises_exames'), locale),
  equipa: (locale) => readMember(library, at('equipa'), locale, now),
  artigos_blog: (locale) => readArticle(library, at('artigos_blog'), locale, now),
  categorias_de_blog: (locale) => readBlogCategories(library, locale),
  artigos: (locale) => readBooksOf(library, locale, targets['equipa'] ?? 0),
  videos: (locale) => readFilms(library, locale),
  testemunhos: (locale) => readTestimonials(library, locale),
  paginas: (locale) => readBlockPage(library, 'international', locale),
  landing_pages: (locale) => readLandingPage(library, at('landing_pages'), locale),
  agradecimentos: (locale) => readThanksPage(library, at('agradecimentos'), locale),
  eventos: (locale) => readEvent(library, at('eventos'), locale),
  homepage: (locale) => readHome(library, locale, now),
  sobre_nos: (locale) => readAbout(library, locale),
  outras_doencas: (locale) => readOtherDiseases(library, locale),
  politica_de_privacidade: (locale) => readPrivacy(library, locale),
  quiz_sintomas: (locale) => [readSymptomQuizWords(library, locale), readSinglePageHeading(library, 'quiz_sintomas', locale)],
  quiz_psa: (locale) => [readPsaQuizWords(library, locale), readSinglePageHeading(library, 'quiz_psa', locale)],
};

test.each(Object.keys(pages).flatMap((slug) => locales.map((locale) => [slug, locale] as const)))(
  '%s: every word an editor writes reaches its page in %s',
  (slug, locale) => {
    const page = JSON.stringify(pages[slug]?.(locale));
    const lost = (written.get(`${slug}:${locale}`) ?? []).filter((word) => !page.includes(JSON.stringify(word).slice(1, -1)));
    expect(lost).toEqual([]);
    const other = locale === 'pt' ? ' en"' : ' pt"';
    expect(page.match(new RegExp(`"[^"]*${other}`, 'g')) ?? []).toEqual([]);
  },
);

test('a picture comes with its sizes and labels, an unpublished treatment does not come at all', async () => {
  const draft = { titulo: 'Por publicar', seccao: targets['tratamentos_pp'] };
  const { json } = await backoffice.call('POST', '/tratamentos?locale=pt&draft=true', { as: 'editor', body: draft });
  const tratamentos = [json.doc.id, targets['tratamentos']].map((tratamento) => ({ tratamento }));
  const body = { tratamentos, _status: 'published' };
  await backoffice.call('PATCH', `/problemas/${targets['problemas']}?locale=pt`, { as: 'editor', body });
  const { whatIs, treatments, section } = readProblem(await backoffice.library(), at('problemas'), 'pt');
  expect(treatments.list.map(({ id }) => id)).toEqual([targets['tratamentos']]);
  expect(section?.title).toBe('titulo pt');
  expect(whatIs.picture).toMatchObject({ alt: 'alt pt', caption: 'legenda pt', labels: [{ x: 10, y: 20, text: 'etiqueta pt' }] });
  expect(whatIs.picture?.sources.map(({ files }) => files.map(({ width }) => width))).toEqual([
    [480, 960, 1200],
    [480, 960, 1200],
  ]);
});

test.each([null, ''])('an article whose excerpt is %j is introduced by its own words', async (excerto) => {
  const body = { excerto, _status: 'published' };
  await backoffice.call('PATCH', `/artigos_blog/${targets['artigos_blog']}?locale=pt`, { as: 'editor', body });
  const { articles } = readArticles(await backoffice.library(), 'pt', { now });
  expect(articles.map(({ excerpt }) => excerpt)).toEqual(['texto pt']);
});

test('the team has its portraits', async () => {
  const team = readTeam(library, 'en');
  expect(team).toMatchObject([{ name: 'nome en', to: '/en/team/nome-en', subject: 'nome-pt', portrait: { alt: 'alt en' } }]);
});
