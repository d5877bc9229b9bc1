import { expect, test } from 'vitest';
import type { DocumentFields } from '../fields.ts';
import type { ClinicDocument } from '../read-documents.ts';
import { noWords } from '../words.ts';
import { backOfficeFields } from './back-office-fields.ts';
import { emptyFields } from './empty-fields.ts';
import { mustBeInEnglish } from './languages.ts';
import { linksInValue } from './links.ts';
import { isAllowedEmpty } from './may-stay-empty.ts';
import { paragraphsOf, repeatedParagraphs } from './repeated-paragraphs.ts';

const page = (folder: string, fields: DocumentFields, isInEnglish = true): ClinicDocument => ({
  kind: 'problemas',
  folder,
  section: null,
  isInEnglish,
  title: noWords,
  slug: noWords,
  metaDescription: noWords,
  fields,
});

test('an empty field is told by its name, inside rows too', () => {
  const fields = {
    titulo: { pt: 'Rim', en: null },
    faqs: [{ pergunta: { pt: 'Dói?', en: 'Does it hurt?' }, resposta: noWords }],
    resumo: [],
    revisor: { refersTo: 'equipa/alguem' },
  };
  const names = ['titulo', 'faqs', 'resumo', 'revisor', 'excerto'];
  expect(emptyFields(page('problemas/rim', fields), names)).toEqual(['titulo', 'faqs.resposta', 'resumo', 'excerto']);
  expect(emptyFields(page('problemas/rim', fields, false), names)).toEqual(['faqs.resposta', 'resumo', 'excerto']);
});

test('an empty field is excused by its own name only', () => {
  expect(isAllowedEmpty('problemas', 'ato_abrangido')).toBe(true);
  expect(isAllowedEmpty('paginas', 'blocos.video')).toBe(true);
  expect(isAllowedEmpty('paginas', 'blocos')).toBe(false);
  expect(isAllowedEmpty('problemas', 'o_que_e_imagem')).toBe(false);
});

test('the fields of the back office are found in its types', () => {
  const fields = backOfficeFields();
  expect(fields.get('problemas')).toEqual(expect.arrayContaining(['titulo', 'sinais_de_alarme', 'sintomas_quadro', 'meta']));
  expect(fields.get('homepage')).toEqual(expect.arrayContaining(['banner_titulo', 'urgencia']));
});

test('only what is named may lack its English', () => {
  expect(mustBeInEnglish(page('tratamentos/incontinencia-urinaria/terapeutica-medica', {}))).toBe(false);
  expect(mustBeInEnglish(page('tratamentos/litiase-e-colica-renal/terapeutica-medica', {}))).toBe(true);
});

test('a paragraph is the same whatever its capitals and punctuation', () => {
  const long = 'O médico explica-lhe os exames com desenhos, responde às suas perguntas e dá-lhe um resumo por escrito.';
  const said = (text: string): DocumentFields => ({ excerto: { pt: text, en: null } });
  const paragraphs = paragraphsOf(
    [page('problemas/rim', said(long)), page('problemas/bexiga', said(long.toUpperCase().replace('.', '!')))],
    'pt',
  );
  expect(repeatedParagraphs(paragraphs)).toEqual([expect.stringMatching(/^problemas\/rim, problemas\/bexiga: o médico explica lhe/)]);
});

test('links are followed in words and in what both languages share, without their anchors', () => {
  const fields = {
    href: { pt: '/pt/equipa#a', en: '/en/team' },
    texto: { pt: null, en: { refersTo: 'equipa/a' } },
    revisor: { refersTo: 'equipa/b' },
  };
  expect(linksInValue(fields, 'pt')).toEqual(['/pt/equipa', 'equipa/b']);
  expect(linksInValue(fields, 'en')).toEqual(['/en/team', 'equipa/a']);
});
