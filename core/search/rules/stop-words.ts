import type { Locale } from '../../kernel/locale.ts';

const pt = `a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem sob ao aos
  e ou mas se que quem qual quais como quando onde porque quanto quantos nao sim ja ate tambem so muito muita mais menos
  eu me mim meu minha meus minhas seu sua seus suas ele ela eles elas isto isso este esta esse essa
  ser sou era estou esta estao ter tenho tem tinha ha posso pode podem consigo consegue fazer faco faz feito devo deve sobre entre clinica`;

const en = `a an the of in on at to for from by with without into about as and or but if that this these those it its
  i me my mine you your he his she her we our they their is are am was were be been have has had do does did can could
  should would will may might what which who whom how when where why much many more most very not no yes get got need there clinic`;

const listed = (words: string) => new Set(words.split(/\s+/));

/** The clinic's own kind is among them: on its site it tells nothing apart. Folded, because the question is. PostgreSQL has lists of its own, but with accents, and without what people ask with. */
export const stopWords: Record<Locale, ReadonlySet<string>> = { pt: listed(pt), en: listed(en) };
