import { expect, test } from 'vitest';
import { anchor, blocks, type FieldSet, flag, group, line, needed, one, picture, pictures, rich, rows, whole } from './model/field.ts';
import { readFields } from './read-fields.ts';

const model: FieldSet = {
  titulo: needed(),
  excerto: line(20),
  texto: rich(),
  ordem: whole(),
  destaque: flag(),
  imagem: picture(),
  imagens: pictures(),
  revisor: one('equipa'),
  quadro: group({ titulo: line() }),
  faqs: rows({ pergunta: line(), resposta: rich(), nivel: whole() }, 2),
  lista: rows({ ordem: whole() }),
  blocos: blocks({ conteudo: { titulo: line(), ancora: anchor() }, testemunhos: { titulo: line() } }),
};

function read(pt: object, en: object | null = null) {
  const problems: string[] = [];
  const source = (language: string, value: object) => ({ file: `${language}.md`, path: '', value, problems });
  const fields = readFields(model, source('pt', pt), en && source('en', en));
  return { fields, problems };
}

test('words of both files stand together; what both share is said once', () => {
  const { fields, problems } = read({ titulo: 'Rim', ordem: 2, imagem: 'rim.svg', revisor: 'equipa/ana' }, { titulo: 'Kidney' });
  expect(problems).toEqual([]);
  expect(fields).toMatchObject({
    titulo: { pt: 'Rim', en: 'Kidney' },
    ordem: 2,
    imagem: { refersTo: 'pictures/rim.svg' },
    revisor: { refersTo: 'equipa/ana' },
  });
});

test('what a file leaves out is empty, not what it was before', () => {
  expect(read({ titulo: 'Rim' }).fields).toMatchObject({
    excerto: { pt: null, en: null },
    texto: { pt: null, en: null },
    ordem: null,
    destaque: false,
    imagem: null,
    imagens: [],
    faqs: [],
    quadro: { titulo: { pt: null, en: null } },
  });
});

test('rows pair by position', () => {
  const { fields, problems } = read(
    { titulo: 'a', faqs: [{ pergunta: 'Dói?', resposta: 'Não.', nivel: 1 }], lista: [{ ordem: 1 }] },
    { titulo: 'b', faqs: [{ pergunta: 'Does it hurt?', resposta: 'No.' }] },
  );
  expect(problems).toEqual([]);
  expect(fields['faqs']).toMatchObject([{ pergunta: { pt: 'Dói?', en: 'Does it hurt?' }, nivel: 1 }]);
});

test('a block is read as its type says, in English without repeating the type', () => {
  const { fields, problems } = read(
    {
      titulo: 'a',
      blocos: [
        { tipo: 'testemunhos', titulo: 'Vozes' },
        { tipo: 'conteudo', titulo: 'Onde', ancora: 'onde' },
      ],
    },
    { titulo: 'b', blocos: [{ titulo: 'Voices' }, { titulo: 'Where' }] },
  );
  expect(problems).toEqual([]);
  expect(fields['blocos']).toEqual([
    { blockType: 'testemunhos', titulo: { pt: 'Vozes', en: 'Voices' } },
    { blockType: 'conteudo', titulo: { pt: 'Onde', en: 'Where' }, ancora: 'onde' },
  ]);
});

test.each<[string, object, object | null, string]>([
  ['a missing title', {}, null, 'content/pt.md: titulo: is missing'],
  ['a missing English title', { titulo: 'a' }, {}, 'content/en.md: titulo: is missing'],
  ['an unknown field', { titulo: 'a', titlo: 'b' }, null, 'content/pt.md: titlo: there is no such field in the back office'],
  [
    'an unknown field of a row',
    { titulo: 'a', faqs: [{ perguntas: 'x' }] },
    null,
    'content/pt.md: faqs[1].perguntas: there is no such field',
  ],
  ['an unknown field of a group', { titulo: 'a', quadro: { x: 1 } }, null, 'content/pt.md: quadro.x: there is no such field'],
  ['a shared value in English', { titulo: 'a' }, { titulo: 'b', ordem: 1 }, 'content/en.md: ordem: is the same in both languages'],
  ['shared rows in English', { titulo: 'a' }, { titulo: 'b', lista: [] }, 'content/en.md: lista: is the same in both languages'],
  ['a line too long', { titulo: 'a', excerto: 'x'.repeat(21) }, null, 'content/pt.md: excerto: Too big'],
  ['too many rows', { titulo: 'a', faqs: [{}, {}, {}] }, null, 'content/pt.md: faqs: has more than 2 rows'],
  ['a row missing in English', { titulo: 'a', faqs: [{}] }, { titulo: 'b' }, 'content/en.md: faqs: has 0 rows, but 1 in pt.md'],
  ['something else than rows', { titulo: 'a', faqs: 'x' }, null, 'content/pt.md: faqs: must be a list'],
  ['Markdown the editor cannot hold', { titulo: 'a', texto: '`x`' }, null, 'content/pt.md: texto: there is no inlineCode'],
  ['a document of the wrong kind', { titulo: 'a', revisor: 'problemas/x' }, null, 'content/pt.md: revisor: name a folder'],
  ['a picture that is none', { titulo: 'a', imagens: ['x.doc'] }, null, 'content/pt.md: imagens[1]: name a file of content/pictures'],
  ['an unknown block', { titulo: 'a', blocos: [{ tipo: 'x' }] }, null, 'content/pt.md: blocos[1].tipo: Invalid option'],
  [
    'a field of another block',
    { titulo: 'a', blocos: [{ tipo: 'testemunhos', ancora: 'x' }] },
    null,
    'blocos[1].ancora: there is no such field',
  ],
])('%s is told with its file and field', (_, pt, en, problem) => {
  expect(read(pt, en).problems).toEqual([expect.stringContaining(problem)]);
});
