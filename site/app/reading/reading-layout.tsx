import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BookingDoor } from '../booking/booking-door.tsx';
import { InnerMenu } from '../frame/inner-menu.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './reading-layout.module.css';

type Props = {
  /** The lines of the page's own menu; with fewer than three it is left out. */
  sections: { id: string; title: string }[];
  /** Under the menu, on a wide window only: nothing that is not said elsewhere. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page that is read: its menu stays beside the text, with what one can do about it; on a phone it folds. */
export function ReadingLayout({ sections, aside, children }: Props) {
  const t = useTranslations('reading');
  const hasMenu = sections.length > 2;
  return (
    <div className={styles['layout']} data-alone={!hasMenu || undefined}>
      {hasMenu && (
        <InnerMenu sections={sections}>
          <BookingDoor look="wideButton">{t('book')}</BookingDoor>
          <PrintButton />
          {aside}
        </InnerMenu>
      )}
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
