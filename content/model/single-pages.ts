import { day, type FieldSet, line, lines, needed, pictures, rich, rows } from './field.ts';
import { banner, careCards, meta, references, responsibility, section } from './page-parts.ts';
import { psaQuiz, symptomQuiz } from './quiz-pages.ts';

const page: FieldSet = { titulo: needed(), ...meta, ato_abrangido: line() };

/** The pages that exist once. What the home page says besides stands in its `blocos.yaml`. */
export const singlePages = {
  homepage: page,
  outras_doencas: {
    ...page,
    excerto: lines(400),
    ...careCards,
    outras_doencas: rows({
      titulo_menu: line(),
      ...section('o_que_e', 'titulo', 'texto', 'imagem'),
      ...section('tratamento', 'titulo', 'texto'),
    }),
    ...references,
    ...responsibility,
  },
  sobre_nos: {
    ...page,
    ...banner,
    ...section('ti', 'texto', 'imagem'),
    ...section('missao', 'titulo', 'texto'),
    instalacoes_texto: rich(),
    instalacoes: pictures(),
  },
  politica_de_privacidade: { ...page, texto: rich(), data_atualizacao: day() },
  quiz_sintomas: { ...page, ...symptomQuiz },
  quiz_psa: { ...page, ...psaQuiz },
} satisfies Record<string, FieldSet>;
