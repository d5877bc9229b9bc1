import { pathTo } from '@clinic/core/addresses/path-to';
import type { TreatmentPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { PageFacts } from '../reading/page-facts.tsx';
import styles from './treatment-facts.module.css';

/** What a patient asks first: is it for me, and for how long am I away. */
export function TreatmentFacts({ page: { problems, forWhom, stay } }: { page: TreatmentPage }) {
  const t = useTranslations('treatment');
  const names = useTranslations('reading.treatment');
  const { locale } = useFrame();
  const treats = problems.length > 0 && (
    <ul className={styles['problems']}>
      {problems.map(({ to, title }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <PageFacts
      facts={[
        { name: t('treats'), value: treats },
        { name: names('forWhom'), value: forWhom },
        { name: names('stay'), value: stay },
        { name: t('price'), value: <Link to={pathTo(locale, 'prices')}>{t('prices')}</Link> },
      ]}
    />
  );
}
