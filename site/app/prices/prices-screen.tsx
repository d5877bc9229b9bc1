import type { BlockPage, Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import type { PriceList } from '@clinic/core/content/shapes/prices';
import { useTranslations } from 'use-intl';
import { BlockList } from '../blocks/block-list.tsx';
import { HourDoor } from '../booking/hour-door.tsx';
import { Opening } from '../reading/opening.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { PriceTable } from './price-list.tsx';
import { PriceRules } from './price-rules.tsx';
import styles from './prices-screen.module.css';

type Props = { page: BlockPage; testimonials: Testimonial[]; prices: PriceList };

/** What everything costs, with its own way to book it, and beside it who else pays and when money comes back. */
export function PricesScreen({ page: { title, excerpt, picture, blocks }, testimonials, prices }: Props) {
  const t = useTranslations('prices');
  return (
    <>
      <Opening breadcrumbs={[useHomeCrumb()]} title={title} lead={excerpt} picture={picture} />
      <div className={styles['columns']}>
        <div className={styles['lists']}>
          <PriceTable id="consultas" title={t('visits')} rows={prices.visits} />
          <PriceTable id="exames" title={t('exams')} rows={prices.exams} />
        </div>
        <div className={styles['side']}>
          <PriceRules {...prices} />
          <div data-page-action>
            <HourDoor>{t('seeHours')}</HourDoor>
          </div>
        </div>
      </div>
      <div className={styles['more']}>
        <BlockList blocks={blocks} testimonials={testimonials} bands />
      </div>
    </>
  );
}
