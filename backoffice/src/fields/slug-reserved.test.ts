import { expect, test } from 'vitest';
import { isSlugReserved } from './slug-reserved.ts';

test.each([
  ['agradecimentos', 'pt', 'site-agradecimento', true],
  ['agradecimentos', 'en', 'site-agradecimento', false],
  ['agradecimentos', 'en', 'site', true],
  ['agradecimentos', 'pt', 'questionario', false],
  ['landing_pages', 'pt', 'resultado', true],
  ['landing_pages', 'en', 'resultado', false],
  ['problemas', 'pt', 'outras-doencas', true],
  ['tratamentos', 'pt', 'braquiterapia', false],
  ['videos', 'pt', 'resultado', false],
] as const)('%s in %s as %s is hidden behind a page of the site: %s', (collection, locale, slug, isReserved) =>
  expect(isSlugReserved(collection, locale, slug)).toBe(isReserved),
);
