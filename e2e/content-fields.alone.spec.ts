import { expect } from '@playwright/test';
import {
  aboutFields,
  articleFields,
  bookFields,
  eventFields,
  filmFields,
  homeFields,
  landingFields,
  memberFields,
  pageFields,
  privacyFields,
  testimonialFields,
} from './fields/clinic-tables.ts';
import { type FieldTable, group, type Round, recentDay, type Stock } from './fields/made.ts';
import { examFields, otherDiseasesFields, problemFields, sectionFields, treatmentFields } from './fields/medical-tables.ts';
import { stockUp } from './fields/stock.ts';
import { rawRequest } from './raw-request.ts';
import { signInStaff } from './staff.ts';
import { type TestSystem, test } from './system.ts';

type Doc = { doc: { id: number; slug?: string } };
type Editor = Awaited<ReturnType<typeof signInStaff>>;

let stock: Stock;
let editor: Editor;
let admin: Editor;
let counted = 0;

test.beforeAll(async ({ system }) => {
  editor = await signInStaff(system);
  admin = await signInStaff(system, 'admin@exemplo.pt');
  stock = await stockUp(editor, system.settings['BACKOFFICE_URL'] ?? '');
});
test.afterAll(() => console.log(`  ${counted} fields written, seen, edited and seen again`));

/** As a visitor reads it: what travels in scripts, React's seams and the spaces that keep words together do not count. */
const plain = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ')
    .replaceAll('&#x27;', "'");

async function expectSeen(system: TestSystem, addresses: string[], seen: string[]) {
  await expect
    .poll(
      async () => {
        const pages = await Promise.all(addresses.map((address) => rawRequest(system.origin, address)));
        const body = plain(pages.map((page) => page.body).join());
        const text = body.replaceAll(/<[^>]+>/g, '');
        return seen.filter((words) => !body.includes(words) && !text.includes(words));
      },
      { message: `not on ${addresses.join(' or ')}`, timeout: 8_000 },
    )
    .toEqual([]);
}

const made = (fields: FieldTable, round: Round) => {
  const { value, seen } = group(fields)('', round, stock);
  return { value: value as object, seen };
};

const reviewed = new Set(['problemas', 'tratamentos_pp', 'tratamentos', 'analises_exames', 'artigos_blog', 'outras_doencas']);

/** Who has reviewed a page is seen once it is signed; every edit asks for another signature. */
const sign = async (slug: string, id: number | string | undefined) => {
  if (reviewed.has(slug)) await admin.post(`/api/revisao/${slug}/${id}/registar`, undefined);
};

const documents: {
  entity: string;
  collection: string;
  fields: FieldTable;
  extra?: (round: Round) => object;
  addresses: (slug: string) => string[];
}[] = [
  { entity: 'problem page', collection: 'problemas', fields: problemFields, addresses: (slug) => [`/pt/problemas/${slug}`] },
  {
    entity: 'treatment',
    collection: 'tratamentos',
    fields: treatmentFields,
    extra: () => ({ seccao: stock.sections[1]?.id }),
    // The excerpt is for the card on the section's page.
    addresses: (slug) => [`/pt/tratamentos/${stock.sections[1]?.slug}/${slug}`, `/pt/tratamentos/${stock.sections[1]?.slug}`],
  },
  { entity: 'treatment PP', collection: 'tratamentos_pp', fields: sectionFields, addresses: (slug) => [`/pt/tratamentos/${slug}`] },
  { entity: 'exam/analysis', collection: 'analises_exames', fields: examFields, addresses: (slug) => [`/pt/analises-e-exames/${slug}`] },
  {
    entity: 'blog article',
    collection: 'artigos_blog',
    fields: articleFields,
    // What lies on paper is younger than the words that were signed before.
    extra: (round) => ({ data_revisao: `2026-01-0${round + 1}T12:00:00.000Z` }),
    addresses: (slug) => [`/pt/blog/${slug}`],
  },
  { entity: 'event', collection: 'eventos', fields: eventFields, addresses: (slug) => [`/pt/eventos/${slug}`] },
  {
    entity: 'thank-you page',
    collection: 'agradecimentos',
    fields: pageFields,
    addresses: (slug) => [`/pt/agradecimento/${slug}`],
  },
  {
    entity: 'landing page',
    collection: 'landing_pages',
    fields: landingFields,
    extra: () => ({ titulo: 'Ensaio' }),
    addresses: (slug) => [`/pt/marcacao-de-consulta/${slug}`],
  },
];

for (const { entity, collection, fields, extra, addresses } of documents) {
  test(`every field of the ${entity} is seen on its page, and so is its edit`, async ({ system }) => {
    const slug = `ensaio-${collection.replaceAll('_', '-')}-${stock.run}`;
    const [first, second] = [made(fields, 0), made(fields, 1)];
    const { doc } = await editor.post<Doc>(`/api/${collection}?locale=pt`, { slug, ...extra?.(0), ...first.value, _status: 'published' });
    await sign(collection, doc.id);
    await expectSeen(system, addresses(slug), first.seen);
    await editor.patch(`/api/${collection}/${doc.id}?locale=pt`, { ...extra?.(1), ...second.value, _status: 'published' });
    await sign(collection, doc.id);
    await expectSeen(system, addresses(slug), second.seen);
    counted += first.seen.length;
  });
}

test('every field of a team member is seen on their page, in the team or where they sign, and so is its edit', async ({ system }) => {
  const slug = `ensaio-equipa-${stock.run}`;
  const [signed] = stock.problems;
  const addresses = [`/pt/equipa/${slug}`, '/pt/equipa', `/pt/problemas/${signed?.slug}`];
  const [first, second] = [made(memberFields, 0), made(memberFields, 1)];
  const { doc } = await editor.post<Doc>('/api/equipa?locale=pt', { slug, ...first.value, _status: 'published' });
  await editor.patch(`/api/problemas/${signed?.id}?locale=pt`, { revisor: doc.id, _status: 'published' });
  await sign('problemas', signed?.id);
  await expectSeen(system, addresses, first.seen);
  await editor.patch(`/api/equipa/${doc.id}?locale=pt`, { ...second.value, _status: 'published' });
  // With another name and number it is somebody else, who has signed nothing yet.
  await sign('problemas', signed?.id);
  await expectSeen(system, addresses, second.seen);
  counted += first.seen.length;
});

const globals: { entity: string; global: string; fields: FieldTable; address: string }[] = [
  { entity: 'home page', global: 'homepage', fields: homeFields, address: '/pt' },
  { entity: 'other diseases', global: 'outras_doencas', fields: otherDiseasesFields, address: '/pt/problemas/outras-doencas' },
  { entity: 'about us', global: 'sobre_nos', fields: aboutFields, address: '/pt/sobre-nos' },
  { entity: 'privacy policy', global: 'politica_de_privacidade', fields: privacyFields, address: '/pt/politica-de-privacidade' },
];

for (const { entity, global, fields, address } of globals) {
  test(`every field of ${entity} is seen on its page, and so is its edit`, async ({ system }) => {
    const before = await editor.get<Record<string, unknown>>(`/api/globals/${global}?locale=pt&depth=0`);
    for (const round of [0, 1] as const) {
      const { value, seen } = made(fields, round);
      await editor.post(`/api/globals/${global}?locale=pt`, { ...value, _status: 'published' });
      await sign(global, global);
      await expectSeen(system, [address], seen);
      if (round === 0) counted += seen.length;
    }
    const signedAgain = reviewed.has(global) ? { data_revisao: `${recentDay(1)}T12:00:00.000Z` } : {};
    await editor.post(`/api/globals/${global}?locale=pt`, { ...before, ...signedAgain, updatedAt: undefined, _status: 'published' });
    await sign(global, global);
  });
}

test('every field of a page built of blocks is seen, and so is its edit', async ({ system }) => {
  const { docs } = await editor.get<{ docs: { id: number; blocos: unknown }[] }>(
    '/api/paginas?where[rota][equals]=terms&locale=pt&depth=0&limit=1',
  );
  const [before] = docs;
  for (const round of [0, 1] as const) {
    const { value, seen } = made(pageFields, round);
    await editor.patch(`/api/paginas/${before?.id}?locale=pt`, { ...value, _status: 'published' });
    await expectSeen(system, ['/pt/termos'], seen);
    if (round === 0) counted += seen.length;
  }
  await editor.patch(`/api/paginas/${before?.id}?locale=pt`, { ...before, updatedAt: undefined, _status: 'published' });
});

const onMemberPage = async (system: TestSystem, collection: string, fields: FieldTable, owner: string) => {
  const member = stock.people[0];
  const [first, second] = [made(fields, 0), made(fields, 1)];
  const { doc } = await editor.post<Doc>(`/api/${collection}?locale=pt`, { ...first.value, [owner]: member?.id, _status: 'published' });
  await expectSeen(system, [`/pt/equipa/${member?.slug}`], first.seen);
  await editor.patch(`/api/${collection}/${doc.id}?locale=pt`, { ...second.value, _status: 'published' });
  await expectSeen(system, [`/pt/equipa/${member?.slug}`], second.seen);
  counted += first.seen.length;
};

test('every field of a book is seen beside its author, and so is its edit', ({ system }) =>
  onMemberPage(system, 'artigos', { ...bookFields }, 'biografia_id'));
test('every field of a video is seen beside its speaker, and so is its edit', ({ system }) =>
  onMemberPage(system, 'videos', filmFields, 'pessoa'));

test('every field of a testimonial is seen on the home page, and so is its edit', async ({ system }) => {
  const [first, second] = [made(testimonialFields, 0), made(testimonialFields, 1)];
  const { doc } = await editor.post<Doc>('/api/testemunhos?locale=pt', { ...first.value, ordem: 0, _status: 'published' });
  await expectSeen(system, ['/pt'], first.seen);
  await editor.patch(`/api/testemunhos/${doc.id}?locale=pt`, { ...second.value, _status: 'published' });
  await expectSeen(system, ['/pt'], second.seen);
  await editor.patch(`/api/testemunhos/${doc.id}?locale=pt`, { _status: 'draft' });
  counted += first.seen.length;
});

/** Words that are read only where larger ones are missing. */
const untitled = { meta: { title: '', description: '' } };
const standIns = [
  { entity: 'title of the home page', field: 'titulo', path: () => '/api/globals/homepage', address: () => '/pt', blank: untitled },
  { entity: 'title of about us', field: 'titulo', path: () => '/api/globals/sobre_nos', address: () => '/pt/sobre-nos', blank: untitled },
  {
    entity: 'title of a landing page',
    field: 'titulo',
    path: () => `/api/landing_pages/${stock.landings[0]?.id}`,
    address: () => `/pt/marcacao-de-consulta/${stock.landings[0]?.slug}`,
    blank: untitled,
  },
  {
    entity: 'excerpt of a treatment section',
    field: 'excerto',
    path: () => `/api/tratamentos_pp/${stock.sections[0]?.id}`,
    address: () => `/pt/tratamentos/${stock.sections[0]?.slug}`,
    blank: { banner_descricao: '' },
  },
];
for (const { entity, field, path, address, blank } of standIns) {
  test(`the ${entity} is read where nothing larger stands`, async ({ system }) => {
    const write = path().includes('globals') ? editor.post : editor.patch;
    const before = await editor.get<Record<string, unknown>>(`${path()}?locale=pt&depth=0`);
    const words = `zq${field} ${stock.run}`;
    await write(`${path()}?locale=pt`, { ...blank, [field]: words, _status: 'published' });
    await expectSeen(system, [address()], [words]);
    const restored = Object.fromEntries([field, ...Object.keys(blank)].map((name) => [name, before[name]]));
    await write(`${path()}?locale=pt`, { ...restored, _status: 'published' });
    counted += 1;
  });
}

test('slug and status are shown by their effect', async ({ system }) => {
  const { doc } = await editor.post<Doc>('/api/problemas?locale=pt', {
    titulo: 'Ensaio de endereço',
    slug: `ensaio-de-endereco-${stock.run}`,
    revisor: stock.people[0]?.id,
    data_revisao: '2026-01-01T12:00:00.000Z',
    _status: 'published',
  });
  const status = async (slug: string) => (await rawRequest(system.origin, `/pt/problemas/${slug}`)).status;
  await expect.poll(() => status(`ensaio-de-endereco-${stock.run}`)).toBe(200);
  await editor.patch(`/api/problemas/${doc.id}?locale=pt`, { slug: `ensaio-mudado-${stock.run}`, _status: 'published' });
  await expect.poll(() => status(`ensaio-mudado-${stock.run}`)).toBe(200);
  await expect.poll(() => status(`ensaio-de-endereco-${stock.run}`)).toBe(301);
  const { digest } = await editor.get<{ digest: string }>(`/api/usos/problemas/${doc.id}`);
  await editor.post(`/api/usos/problemas/${doc.id}`, { act: 'withdraw', digest, to: '/pt/contactos' });
  await expect.poll(() => status(`ensaio-mudado-${stock.run}`)).toBe(301);
  counted += 2;
});
