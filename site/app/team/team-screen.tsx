import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { Opening } from '../reading/opening.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { TeamCards } from './team-cards.tsx';
import styles from './team-screen.module.css';

/** Everybody a patient may meet. */
export function TeamScreen({ people }: { people: readonly PersonCard[] }) {
  const t = useTranslations('team');
  return (
    <>
      <Opening breadcrumbs={[useHomeCrumb()]} title={t('title')} lead={t('lead')} />
      {people.length > 0 && (
        <div className={styles['people']}>
          <TeamCards people={people} heading="h2" />
        </div>
      )}
      <BookingBanner />
    </>
  );
}
