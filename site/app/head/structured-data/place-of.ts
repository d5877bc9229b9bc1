import type { PageContext } from '../../page-context.ts';
import type { Place } from './page-data.ts';

export const placeOf = ({ origin, path, locale }: Pick<PageContext, 'origin' | 'path' | 'locale'>, title: string): Place => ({
  origin,
  path,
  locale,
  title,
});
