import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { HelpPanel } from './help-panel.tsx';
import panel from './panel.module.css';
import styles from './visit-page.module.css';
import { VisitRows } from './visit-rows.tsx';
import type { ShownVisit } from './visit-view.ts';

/** Around a change of a visit: the visit as it is now stays in view. `calls`: the number already stands in the middle of the page. */
export function ChangeFrame({ visit, calls = false, children }: { visit: ShownVisit; calls?: boolean; children: ReactNode }) {
  const t = useTranslations('visit.panel');
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>{children}</div>
      <aside className={styles['aside']}>
        <section className={panel['panel']} data-tiled>
          <div className={panel['inside']}>
            <h2>{t('own')}</h2>
            <VisitRows visit={visit} isLive />
          </div>
        </section>
        {!calls && <HelpPanel state="scheduled" />}
      </aside>
    </div>
  );
}
