import { expect, test } from 'vitest';
import { sampleBook } from '../../addresses/sample-book.ts';
import { photograph, said } from '../library/sample-library.ts';
import { linkResolver } from '../rich-text/links.ts';
import { blocks, toBlocks } from './blocks.ts';

const read = (raw: unknown, locale: 'pt' | 'en' = 'pt') => toBlocks(blocks.parse(raw), linkResolver(locale, sampleBook));
const content = (more: object) => ({ id: 'a', blockType: 'conteudo', blockName: null, ...more });

test('a block of which editors filled in one line has the usual look and nothing else', () => {
  expect(read([content({ titulo: 'Como chegar', texto: null, items: null, klass: null, pdf: null })])).toEqual([
    {
      kind: 'content',
      anchor: 'como-chegar',
      menu: '',
      title: 'Como chegar',
      subtitle: '',
      intro: '',
      text: [],
      picture: null,
      film: null,
      pdf: null,
      href: '',
      action: null,
      quiz: null,
      items: [],
      look: { headingTag: 'h2', headingStyle: 'title', pictureRight: false, background: 'none', arrangement: 'none' },
      noBanner: false,
    },
  ]);
});

test('a full block gives everything, with its links resolved', () => {
  const full = content({
    titulo: 'Exames',
    ancora: 'exames',
    menu: 'Exames',
    video: 'abcdefghijk',
    video_legenda: 'Um minuto',
    pdf: { id: 3, filename: 'f.pdf', titulo: 'Folheto', filesize: 10 },
    pdf_thumbnail: photograph,
    href: '/pt/equipa',
    cta_texto: 'Marcar',
    cta_url: '/pt/marcar-consulta?tipo=online',
    cta_align: 'center',
    testeRapido: 'marcacao',
    items: [
      { id: '1', titulo: 'TAC', texto: null, imagem: 4, href: '/pt/analises-e-exames/tomografia-computorizada-tac' },
      { id: '2', titulo: null, texto: null, imagem: photograph, href: null },
    ],
    klass: 'cards',
    background: 'tile',
    notBanner: true,
  });
  expect(read([full])).toMatchObject([
    {
      anchor: 'exames',
      film: { youtubeId: 'abcdefghijk', caption: 'Um minuto', preview: null },
      pdf: { file: { src: '/media/f.pdf', title: 'Folheto', bytes: 10 }, cover: { alt: 'A sala' } },
      href: '/pt/equipa',
      action: { text: 'Marcar', url: '/pt/marcar-consulta?tipo=online', align: 'center' },
      quiz: 'booking',
      items: [{ title: 'TAC', picture: null, href: '/pt/analises-e-exames/tomografia-computorizada-tac' }],
      look: { arrangement: 'cards', background: 'tile' },
      noBanner: true,
    },
  ]);
});

test.each(['javascript:alert(1)', '/pt/apagado', 'http://exemplo.pt', '//mau.exemplo', ''])('no button leads to %j', (cta_url) => {
  expect(read([content({ titulo: 'x', cta_texto: 'Ver', cta_url, href: cta_url })])).toMatchObject([{ action: null, href: '' }]);
});

test('blocks stand in the order of their numbers, those without by their place', () => {
  const order = [content({ titulo: 'c', ordem: 3 }), content({ titulo: 'b', ordem: null }), content({ titulo: 'a', ordem: 1 })];
  expect(read(order).map((block) => block.kind === 'content' && block.title)).toEqual(['a', 'b', 'c']);
});

test('every section has an id of its own, and one that editors chose stays as it is', () => {
  const same = [
    content({ titulo: 'Preços' }),
    content({ titulo: 'Preços' }),
    content({ ancora: 'precos', titulo: 'Outro' }),
    content({ intro: 'x' }),
  ];
  expect(read(same).map((block) => 'anchor' in block && block.anchor)).toEqual(['precos-2', 'precos-3', 'precos', 'seccao']);
});

test('questions, testimonials and an outside quiz are blocks of their own', () => {
  const faqs = [
    { pergunta: 'Dói?', resposta: said('Pouco.') },
    { pergunta: 'Sem resposta?', resposta: null },
  ];
  const all = [
    { blockType: 'perguntas', titulo: 'Perguntas', faqs },
    { blockType: 'testemunhos', titulo: 'O que dizem' },
    { blockType: 'quiz_externo', titulo: 'Teste', url: 'https://exemplo.pt/quiz' },
  ];
  expect(read(all)).toMatchObject([
    { kind: 'faqs', anchor: 'perguntas', faqs: { title: 'Perguntas', items: [{ question: 'Dói?' }] } },
    { kind: 'testimonials', anchor: 'o-que-dizem' },
    { kind: 'outsideQuiz', url: 'https://exemplo.pt/quiz' },
  ]);
});

test('empty blocks, unknown kinds of block and quizzes with an unsafe address are left out', () => {
  const odd = [
    content({}),
    { blockType: 'mapa', titulo: 'x' },
    null,
    { blockType: 'quiz_externo', url: 'javascript:1' },
    { blockType: 'perguntas', faqs: [] },
  ];
  expect(read(odd)).toEqual([]);
  expect(read(null)).toEqual([]);
});
