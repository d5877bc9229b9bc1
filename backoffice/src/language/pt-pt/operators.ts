import type { Replacement } from './translations.ts';

export const operators: Replacement<'operators'> = {
  equals: 'é igual a',
  intersects: 'cruza-se com',
  isLike: 'é parecido com',
  isNotEqualTo: 'é diferente de',
  isNotLike: 'não é parecido com',
  near: 'perto de',
  within: 'dentro de',
};
