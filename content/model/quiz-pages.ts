import { z } from 'zod';
import { type FieldSet, flag, needed } from './field.ts';

const lines = () => needed(z.string().trim().min(1).max(1000));
const each = (prefix: string, keys: readonly string[], field = () => needed()): FieldSet =>
  Object.fromEntries(keys.map((key) => [`${prefix}_${key}`, field()]));
const questions = (...names: string[]): FieldSet => Object.assign({}, ...names.map((name) => each(name, ['pergunta', 'nome'])));
const meaning = (): FieldSet => ({ e: lines(), nao_e: lines(), urgencia: lines() });
const band = (name: string): FieldSet => ({ ...each(name, ['titulo']), ...each(name, ['texto', 'geral', 'sinais'], lines) });

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, points) => String(points));
const relatives = ['nenhum', 'proximo', 'outro', 'nao_sei'];
const complaints = ['nenhuma', 'algumas', 'muitas'];

export const symptomQuiz: FieldSet = {
  excerto: lines(),
  periodo: needed(),
  ...questions('esvaziar', 'voltar', 'parar', 'adiar', 'jato', 'esforco', 'noite', 'vida'),
  ...each('frequencia', upTo(5)),
  ...each('noites', upTo(5)),
  ...each('sentir', upTo(6)),
  zero_titulo: needed(),
  zero_texto: lines(),
  ...band('ligeiros'),
  ...band('moderados'),
  ...band('graves'),
  ...meaning(),
  nome_pontuacao: needed(),
  mostrar_nome: flag(),
};

export const psaQuiz: FieldSet = {
  excerto: lines(),
  ...questions('idade', 'psa', 'familia', 'queixas'),
  psa_ajuda: needed(),
  ...each('idade', ['menos40', '40', '50', '60', '70']),
  ...each('psa', ['nunca', 'nao_sei']),
  ...each('familia', relatives),
  ...each('queixas', complaints),
  resultado_titulo: needed(),
  resultado_texto: lines(),
  ...each('info_idade', ['ate49', '50a69', '70'], lines),
  ...each('info_psa', ['nunca', 'nao_sei', 'sabe'], lines),
  ...each('info_familia', relatives, lines),
  ...each('info_queixas', complaints, lines),
  marcar_sinais: lines(),
  ...meaning(),
};
