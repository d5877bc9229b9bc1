import { windowDays } from '@clinic/core/booking/model/constants';
import { useTranslations } from 'use-intl';
import { SlotPicker } from '../../../components/date/slot-picker.tsx';
import { Glyph } from '../../../components/icon.tsx';
import { CallNotice } from '../../call-notice.tsx';
import { NoOptions } from '../no-options.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import { FirstSlot } from './first-slot.tsx';
import { monthQuery } from './month-query.ts';
import styles from './slot.module.css';
import type { SlotOffer } from './slot.server.ts';
import common from './steps.module.css';
import { useSlotKeys } from './use-slot-keys.tsx';

/** The first free time as an offer of its own, then the next thirty days. */
export function SlotDays({ view, offer }: { view: WizardView; offer: Extract<SlotOffer, { view: 'days' }> }) {
  const t = useTranslations('booking.slotStep');
  const { errorOf } = useProblems(view.problems);
  const keys = useSlotKeys(view, offer);
  const otherView = monthQuery(offer.month, null, view.returning);
  const { slot = '' } = view.values;
  if (!offer.first) {
    return (
      <>
        <CallNotice title={t('noneTitle', { days: windowDays })}>
          <p>{t('none')}</p>
        </CallNotice>
        <NoOptions view={view} way={{ href: otherView, words: t('seeMonth') }} />
      </>
    );
  }
  return (
    <form method="post">
      <input type="hidden" name="timeZone" value={keys.timeZone} />
      <FirstSlot slot={offer.first} keys={keys} />
      <div className={styles['heading']}>
        <h2>{t('otherDay')}</h2>
        <a className={styles['otherView']} href={otherView}>
          <Glyph name="calendar" />
          {t('seeMonth')}
        </a>
      </div>
      <div className={common['sole']}>
        <SlotPicker
          name="slot"
          id={view.problems[0]?.field ?? 'time'}
          legend={t('otherDay')}
          error={errorOf('date', 'time')}
          days={offer.days}
          {...(slot && !offer.gone && { defaultValue: slot.slice(0, 16) })}
          hourKey={keys.hourKey}
        />
      </div>
    </form>
  );
}
