import { expect, test } from 'vitest';
import { backofficeOfFile } from '../testing/backoffice-of-file.ts';
import { pngPicture } from '../testing/pictures.ts';
import { linkIn, paragraphOf, pictureIn, richTextOf } from '../testing/rich-text.ts';

const backoffice = backofficeOfFile();

const send = (method: string, path: string, body: object) => backoffice.call(method, path, { as: 'editor', body });
const refusalsOf = ({ json }: Awaited<ReturnType<typeof send>>): { path: string; label: string; message: string }[] =>
  json.errors?.[0]?.data?.errors ?? [];
let counter = 0;
const sample = () => ({ titulo: `Evento ${++counter}`, _status: 'published' });
const sampleEvent = () => ({
  ...sample(),
  data_inicio: '2027-01-21T18:30:00.000Z',
  local: 'Sala de espera',
  excerto: 'Uma conversa aberta.',
});

async function pictureWith(alt: { pt: string; en?: string }): Promise<{ id: number; filename: string }> {
  const file = { name: 'sala.png', type: 'image/png', content: await pngPicture(20 + ++counter, 20) };
  const { json } = await backoffice.call('POST', '/media?locale=pt', { as: 'editor', file, body: { alt: alt.pt } });
  if (alt.en) await send('PATCH', `/media/${json.doc.id}?locale=en`, { alt: alt.en });
  return json.doc;
}

test('a picture without words in one of the languages keeps the page back, wherever it stands', async () => {
  const { id, filename } = await pictureWith({ pt: 'A sala de espera' });
  const message = `A imagem «${filename}» não tem texto alternativo em inglês. Escreva-o na imagem.`;
  const direct = await send('POST', '/eventos?locale=pt', { ...sampleEvent(), imagem: id });
  expect(refusalsOf(direct)).toEqual([{ path: 'imagem', label: 'Evento › Imagem', message }]);
  const inText = await send('POST', '/eventos?locale=pt', { ...sampleEvent(), texto: richTextOf(pictureIn(id)) });
  expect(refusalsOf(inText)).toEqual([{ path: 'texto', label: 'Evento › Texto', message }]);
  const blocos = [
    { blockType: 'conteudo', titulo: 'Sala' },
    { blockType: 'conteudo', items: [{ imagem: id }] },
  ];
  const inBlock = await send('POST', '/landing_pages?locale=pt', { ...sample(), blocos });
  expect(refusalsOf(inBlock)).toMatchObject([{ path: 'blocos.1.items.0.imagem', message }]);
  const inList = await send('POST', '/globals/sobre_nos?locale=pt', { titulo: 'Sobre nós', instalacoes: [id], _status: 'published' });
  expect(refusalsOf(inList)).toMatchObject([{ path: 'instalacoes', message }]);

  await send('PATCH', `/media/${id}?locale=en`, { alt: 'The waiting room' });
  expect((await send('POST', '/eventos?locale=pt', { ...sampleEvent(), imagem: id })).status).toBe(201);
});

test('advertising is published only with the act it covers, in its own language', async () => {
  const text = richTextOf(paragraphOf('A primeira consulta é gratuita.'));
  const refused = await send('POST', '/eventos?locale=pt', { ...sampleEvent(), texto: text });
  expect(refusalsOf(refused)).toMatchObject([{ path: 'texto', message: expect.stringContaining('Publicidade em português: «gratuita».') }]);
  const covered = await send('POST', '/eventos?locale=pt', {
    ...sampleEvent(),
    texto: text,
    ato_abrangido: 'Primeira consulta de urologia',
  });
  expect(covered.status).toBe(201);

  const { id } = covered.json.doc;
  const inEnglish = { titulo: 'Open day', local: 'Waiting room', excerto: 'A free visit.' };
  expect((await send('PATCH', `/eventos/${id}?locale=en&draft=true`, inEnglish)).status).toBe(200);
  const publish = () => send('PATCH', `/eventos/${id}?locale=pt`, { _status: 'published' });
  expect(refusalsOf(await publish())).toMatchObject([
    { path: 'excerto', message: expect.stringContaining('Publicidade em inglês: «free».') },
  ]);
  await send('PATCH', `/eventos/${id}?locale=en&draft=true`, { ato_abrangido: 'First urology visit' });
  expect((await publish()).status).toBe(200);
});

test('titles of other people’s works and addresses are not advertising', async () => {
  const body = {
    ...sample(),
    ...backoffice.review,
    referencias: [{ fonte: 'O melhor tratamento: revisão' }],
    slug: `gratuito-${counter}`,
  };
  expect((await send('POST', '/problemas?locale=pt', body)).status).toBe(201);
});

test('a draft in the other language passes its checks when this one is published', async () => {
  const { json } = await send('POST', '/eventos?locale=pt', sampleEvent());
  const path = `/eventos/${json.doc.id}`;
  const draft = {
    ...{ titulo: 'Open evening', local: 'Waiting room', excerto: 'An open conversation.' },
    slug: 'Open Evening',
    meta: { title: 'x'.repeat(71) },
    texto: richTextOf(linkIn('here', { linkType: 'custom', url: 'javascript:alert(1)' })),
  };
  expect((await send('PATCH', `${path}?locale=en&draft=true`, draft)).status).toBe(200);
  const refused = await send('PATCH', `${path}?locale=pt`, { _status: 'published' });
  expect(refusalsOf(refused).map((refusal) => refusal.path)).toEqual(['slug', 'texto', 'meta.title']);
  for (const { message } of refusalsOf(refused)) expect(message).toMatch(/^Em inglês: /);
  const mended = { slug: 'open-evening', meta: { title: 'Open evening' }, texto: null };
  await send('PATCH', `${path}?locale=en&draft=true`, mended);
  expect((await send('PATCH', `${path}?locale=pt`, { _status: 'published' })).status).toBe(200);
});

test('a slug that another document has in the other language is found too', async () => {
  const [first, second] = [
    await send('POST', '/eventos?locale=pt', sampleEvent()),
    await send('POST', '/eventos?locale=pt', sampleEvent()),
  ];
  const inEnglish = { titulo: 'Same', slug: 'same', local: 'Waiting room', excerto: 'An open conversation.' };
  await send('PATCH', `/eventos/${first.json.doc.id}?locale=en`, { ...inEnglish, _status: 'published' });
  await send('PATCH', `/eventos/${second.json.doc.id}?locale=en&draft=true`, inEnglish);
  const refused = await send('PATCH', `/eventos/${second.json.doc.id}?locale=pt`, { _status: 'published' });
  expect(refused.status).toBe(400);
});

test('an event is published with its start, its place or video, and its excerpt in each language in which it has a title', async () => {
  const only = { titulo: 'Só um título', _status: 'published' };
  const bare = await send('POST', '/eventos?locale=pt', only);
  expect(bare.status).toBe(400);
  expect(refusalsOf(bare).map(({ path }) => path)).toEqual(['data_inicio', 'local', 'excerto']);
  const started = { ...only, data_inicio: '2027-01-21T18:30:00.000Z', excerto: 'Uma conversa aberta.' };
  expect(refusalsOf(await send('POST', '/eventos?locale=pt', started)).map(({ path }) => path)).toEqual(['local']);
  const online = await send('POST', '/eventos?locale=pt', { ...started, modalidade: 'online' });
  expect(online.status, JSON.stringify(online.json)).toBe(201);
  const path = `/eventos/${online.json.doc.id}?locale=en`;
  const refused = await send('PATCH', path, { titulo: 'Only a title', _status: 'published' });
  expect(refusalsOf(refused)).toMatchObject([{ path: 'excerto', message: 'Falta o excerto em inglês.' }]);
});
