import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { pngPicture } from '../testing/pictures.ts';
import { headingOf, linkIn, paragraphOf, pictureIn, richTextOf } from '../testing/rich-text.ts';

const backoffice = backofficeOfFile();

const write = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const { json, status } = await backoffice.call(method, path, { as: 'editor', body });
  expect(status, JSON.stringify(json)).toBeLessThan(300);
  return json.doc;
};
const picture = async () => {
  const file = { name: 'rim.png', type: 'image/png', content: await pngPicture(40, 30) };
  const body = { alt: 'Um rim', legendas: [{ texto: 'Rim', x: 10, y: 20 }] };
  const { json } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', file, body });
  await write('PATCH', `/media/${json.doc.id}?locale=en`, { alt: 'A kidney' });
  return json.doc.id as number;
};

test('blocks keep the words of both languages and their own order', async () => {
  const blocos = [
    { blockType: 'conteudo', titulo: 'Como chegar', ancora: 'como-chegar', items: [{ titulo: 'Metro' }] },
    { blockType: 'perguntas', titulo: 'Perguntas', faqs: [{ pergunta: 'Onde?', resposta: richTextOf(paragraphOf('Aqui.')) }] },
  ];
  const { id } = await write('POST', '/paginas?locale=pt', { titulo: 'Contactos', rota: 'contacts', blocos, _status: 'published' });
  const stored = (await backoffice.call('GET', `/paginas/${id}?locale=pt`)).json.blocos;
  const [first, second] = stored;
  const translated = [
    { ...first, titulo: 'How to get here', items: [{ ...first.items[0], titulo: 'Underground' }] },
    { ...second, titulo: 'Questions', faqs: [{ ...second.faqs[0], pergunta: 'Where?', resposta: richTextOf(paragraphOf('Here.')) }] },
  ];
  await write('PATCH', `/paginas/${id}?locale=en`, { titulo: 'Contacts', blocos: translated, _status: 'published' });
  const read = async (locale: string) => (await backoffice.call('GET', `/paginas/${id}?locale=${locale}&depth=2`)).json.blocos;
  expect(await read('pt')).toMatchObject([
    { titulo: 'Como chegar', ancora: 'como-chegar', items: [{ titulo: 'Metro' }] },
    { titulo: 'Perguntas', faqs: [{ pergunta: 'Onde?' }] },
  ]);
  expect(await read('en')).toMatchObject([
    { titulo: 'How to get here', ancora: 'como-chegar', items: [{ titulo: 'Underground' }] },
    { titulo: 'Questions', faqs: [{ pergunta: 'Where?' }] },
  ]);
});

test('a picture comes with all its sizes and its words wherever it stands, and no more', async () => {
  const id = await picture();
  const article = await write('POST', '/artigos_blog?locale=pt', {
    titulo: 'O rim',
    imagem_destaque: id,
    texto: richTextOf(paragraphOf('Antes'), pictureIn(id)),
    _status: 'published',
  });
  const { json } = await backoffice.call('GET', `/artigos_blog/${article.id}?locale=pt&depth=1`);
  const shown = {
    id,
    alt: 'Um rim',
    legendas: [{ texto: 'Rim', x: 10, y: 20 }],
    width: 40,
    height: 30,
    sizes: { w480_avif: { filename: expect.stringMatching(/\.avif$/), width: 40 } },
  };
  expect(json.imagem_destaque).toMatchObject(shown);
  expect(json.texto.root.children[1].value).toMatchObject(shown);
  expect(json.imagem_destaque).not.toHaveProperty('createdAt');
});

test('a document named by another brings its title, its address and little else', async () => {
  const section = await write('POST', '/tratamentos_pp?draft=true&locale=pt', { titulo: 'Rim' });
  const treatment = await write('POST', '/tratamentos?draft=true&locale=pt', {
    titulo: 'Cirurgia',
    seccao: section.id,
    procedimento_texto: richTextOf(paragraphOf('Muito texto.')),
  });
  const problem = await write('POST', '/problemas?draft=true&locale=pt', {
    titulo: 'Tumor do rim',
    tratamentos: [{ ordem: 1, tratamento: treatment.id }],
    o_que_e_texto: richTextOf(linkIn('cirurgia', { linkType: 'internal', doc: { relationTo: 'tratamentos', value: treatment.id } })),
  });
  const { json } = await backoffice.call('GET', `/problemas/${problem.id}?locale=pt&depth=2&draft=true`, { as: 'editor' });
  const named = { titulo: 'Cirurgia', slug: 'cirurgia', seccao: { titulo: 'Rim', slug: 'rim' } };
  expect(json.tratamentos[0].tratamento).toMatchObject(named);
  expect(json.tratamentos[0].tratamento).not.toHaveProperty('procedimento_texto');
  const link = json.o_que_e_texto.root.children[0].children[0].fields;
  expect(link.doc.value).toMatchObject({ titulo: 'Cirurgia', slug: 'cirurgia' });
  expect(link.doc.value).not.toHaveProperty('procedimento_texto');
});

test('a text refuses what the site does not draw, and addresses that lead nowhere safe', async () => {
  let counter = 0;
  const save = async (...blocks: object[]) => {
    const facts = { data_inicio: '2027-01-21T18:30:00.000Z', modalidade: 'online', excerto: 'Uma conversa aberta.' };
    const body = { titulo: `Evento ${++counter}`, ...facts, texto: richTextOf(...blocks), _status: 'published' };
    const { json, status } = await backoffice.call('POST', '/eventos?locale=pt', { as: 'editor', body });
    return status === 201 ? 'saved' : json.errors[0].data.errors[0].message;
  };
  expect(await save(headingOf('h3', 'Um título'))).toBe('saved');
  expect(await save(linkIn('ligue', { linkType: 'custom', url: 'tel:+351210000000' }))).toBe('saved');
  expect(await save(headingOf('h2', 'Um título'))).toBe('Dentro do texto só há títulos de nível 3 e 4.');
  expect(await save({ type: 'table', version: 1, children: [] })).toContain('o site não sabe mostrar');
  for (const url of ['javascript:alert(1)', 'http://exemplo.pt', '//exemplo.pt', ''])
    expect(await save(linkIn('x', { linkType: 'custom', url }))).toContain('não tem um destino válido');
});

test('a video is the eleven characters of its address', async () => {
  const save = (video: string) =>
    backoffice.call('POST', '/videos?locale=pt', { as: 'editor', body: { titulo: 'Vídeo', video, _status: 'published' } });
  expect((await save('dQw4w9WgXcQ')).status).toBe(201);
  expect((await save('https://youtu.be/dQw4w9WgXcQ')).status).toBe(400);
});

test('synonyms need at least two words', async () => {
  const save = (palavras: string[]) => backoffice.call('POST', '/sinonimos', { as: 'editor', body: { lingua: 'pt', palavras } });
  expect((await save(['rim', 'renal'])).status).toBe(201);
  expect((await save(['rim'])).status).toBe(400);
});
