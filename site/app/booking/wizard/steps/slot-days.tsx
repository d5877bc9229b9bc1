import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayToOpen } from '../../../components/date/slot-days.ts';
import { SlotPicker } from '../../../components/date/slot-picker.tsx';
import { Glyph } from '../../../components/icon.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { CallNotice } from '../../call-notice.tsx';
import { useOwnTime } from '../../use-own-time.ts';
import { useVisitorZone } from '../../use-visitor-zone.ts';
import { NoOptions } from '../no-options.tsx';
import { StepForm } from '../step-form.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import { ChosenSlot } from './chosen-slot.tsx';
import { FirstSlot } from './first-slot.tsx';
import { monthQuery } from './month-query.ts';
import styles from './slot.module.css';
import type { SlotOffer } from './slot.server.ts';
import common from './steps.module.css';

/** The first free time as an offer of its own, then the next thirty days. */
export function SlotDays({ view, offer }: { view: WizardView; offer: Extract<SlotOffer, { view: 'days' }> }) {
  const t = useTranslations('booking.slotStep');
  const { errorOf } = useProblems(view.problems);
  const hydrated = useHydrated();
  const zone = useVisitorZone();
  const timeZone = offer.mode === 'online' ? zone : '';
  const ownTime = useOwnTime(timeZone);
  const { slot = '' } = view.values;
  const [chosen, setChosen] = useState(offer.gone ? '' : slot);
  // Without a script the line would go on naming the first choice.
  const isListed = hydrated && offer.days.some(({ date, times }) => times.some((time) => `${date}T${time}` === chosen));
  const otherView = monthQuery(offer.month, null, view.returning);
  if (!offer.first) {
    return (
      <>
        <CallNotice title={t('noneTitle')}>
          <p>{t('none')}</p>
        </CallNotice>
        <NoOptions view={view} way={{ href: otherView, words: t('seeMonth') }} />
      </>
    );
  }
  return (
    <>
      <FirstSlot slot={offer.first} timeZone={timeZone} returning={view.returning} />
      <StepForm view={view} chosen={isListed && <ChosenSlot slot={chosen} timeZone={timeZone} />}>
        {/* With a script one day stands open, so only the hour can be missing. */}
        <input type="hidden" name="date" value={hydrated ? (dayToOpen(offer.days, undefined) ?? '') : ''} />
        <input type="hidden" name="timeZone" value={timeZone} />
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
            {...(chosen && { defaultValue: chosen })}
            ownTime={ownTime}
            onChoose={setChosen}
          />
        </div>
      </StepForm>
    </>
  );
}
