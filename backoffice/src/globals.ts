import { definicoes } from './globals/definicoes.ts';
import { homepage } from './globals/homepage.ts';
import { marcacoes } from './globals/marcacoes.ts';
import { menu } from './globals/menu.ts';
import { outrasDoencas } from './globals/outras-doencas.ts';
import { politicaDePrivacidade } from './globals/politica-de-privacidade.ts';
import { quizPsa } from './globals/quiz-psa.ts';
import { quizSintomas } from './globals/quiz-sintomas.ts';
import { rodape } from './globals/rodape.ts';
import { sobreNos } from './globals/sobre-nos.ts';

export const globals = [
  homepage,
  sobreNos,
  outrasDoencas,
  politicaDePrivacidade,
  quizSintomas,
  quizPsa,
  menu,
  rodape,
  definicoes,
  marcacoes,
];
