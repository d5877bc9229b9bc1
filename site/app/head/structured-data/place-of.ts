import type { PageContext } from '../../page-context.ts';
import type { DescribedPage } from './page-data.ts';

export const describePage = ({ origin, path, locale }: Pick<PageContext, 'origin' | 'path' | 'locale'>, title: string): DescribedPage => ({
  origin,
  path,
  locale,
  title,
});
