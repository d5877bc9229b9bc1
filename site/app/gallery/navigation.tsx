import { pathTo } from '@clinic/core/addresses/path-to';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx';
import { Pagination } from '../components/navigation/pagination.tsx';
import { Stepper } from '../components/navigation/stepper.tsx';
import { InnerMenu } from '../frame/inner-menu.tsx';
import styles from './gallery.module.css';
import { GalleryState, Specimen } from './specimen.tsx';

export function Navigation() {
  const t = useTranslations('gallery.navigation');
  const locale = useLocale();
  const [query] = useSearchParams();
  const page = Number(query.get('pagina') ?? 1);
  return (
    <>
      <Specimen id="breadcrumbs" title={t('breadcrumbs.title')} note={t('breadcrumbs.note')} file="components/navigation/breadcrumbs.tsx">
        <Breadcrumbs
          trail={[
            { to: pathTo(locale, 'home'), title: t('breadcrumbs.home') },
            { to: pathTo(locale, 'otherDiseases'), title: t('breadcrumbs.problems') },
          ]}
          current={t('breadcrumbs.here')}
        />
      </Specimen>
      <Specimen id="inner-menu" title={t('innerMenu.title')} note={t('innerMenu.note')} file="frame/inner-menu.tsx">
        <InnerMenu sections={(['breadcrumbs', 'stepper', 'pagination'] as const).map((id) => ({ id, title: t(`${id}.title`) }))} />
      </Specimen>
      <Specimen id="stepper" title={t('stepper.title')} note={t('stepper.note')} file="components/navigation/stepper.tsx">
        {([1, 6, 8] as const).map((step) => (
          <GalleryState key={step} name={t(`stepper.state${step}`)}>
            <div className={styles['bar']}>
              <Stepper
                current={step}
                total={8}
                name={t(`stepper.step${step}`)}
                {...(step < 8 && { next: t(`stepper.next${step as 1 | 6}`) })}
              />
            </div>
          </GalleryState>
        ))}
      </Specimen>
      <Specimen id="pagination" title={t('pagination.title')} note={t('pagination.note')} file="components/navigation/pagination.tsx">
        <Pagination current={Math.min(Math.max(1, page), 12)} total={12} />
      </Specimen>
    </>
  );
}
