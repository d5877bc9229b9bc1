import type { AboutPage } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import door from '../art/scenes/hero-porta-lisboa.svg';
import { Opening } from '../reading/opening.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';

/** The clinic's door stands in while editors chose no picture. */
export function AboutOpening({ about: { title, banner } }: { about: AboutPage }) {
  const t = useTranslations('about');
  const usual = { src: door, alt: t('sceneAlt'), width: 900, height: 720, caption: '', labels: [], sources: [] };
  return <Opening breadcrumbs={[useHomeCrumb()]} title={banner.title || title} lead={banner.text} picture={banner.picture ?? usual} />;
}
