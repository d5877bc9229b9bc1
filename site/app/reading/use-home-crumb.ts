import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import type { Crumb } from '../components/navigation/breadcrumbs.tsx';
import { useFrame } from '../frame/use-frame.ts';

/** Where every way through the site begins. */
export function useHomeCrumb(): Crumb {
  const t = useTranslations('reading');
  return { to: pathTo(useFrame().locale, 'home'), title: t('home') };
}
