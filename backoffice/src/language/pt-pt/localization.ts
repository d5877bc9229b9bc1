import type { Replacement } from './translations.ts';

export const localization: Replacement<'localization'> = {
  cannotCopySameLocale: 'Não é possível copiar para a mesma língua',
  copyFromTo: 'A copiar de {{from}} para {{to}}',
  copyToLocale: 'Copiar para outra língua',
  localeToPublish: 'Língua a publicar',
  selectedLocales: 'Línguas selecionadas',
  selectLocaleToCopy: 'Escolha a língua a copiar',
  selectLocaleToDuplicate: 'Escolha as línguas a duplicar',
};
