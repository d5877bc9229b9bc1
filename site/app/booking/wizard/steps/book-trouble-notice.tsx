import { slotText } from '@clinic/core/booking/form/slot-text';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { capitalised } from '@clinic/core/kernel/format';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../components/button.tsx';
import { dayInWords } from '../../../components/date/date-words.ts';
import { Glyph } from '../../../components/icon.tsx';
import { PhoneLink } from '../../../frame/phone-link.tsx';
import { changeAddress, stepAddress } from '../step-address.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './check.module.css';

type Trouble = NonNullable<WizardView['trouble']>;

/** Why it was not booked, first of all and with the focus; a time that was just taken comes with those nearest to it. */
export function BookTroubleNotice({ trouble, timeZone }: { trouble: Trouble; timeZone: string }) {
  const t = useTranslations('booking.trouble');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to a sent form begins with what went wrong, without JavaScript too.
    <div ref={box} className={styles['trouble']} role="alert" tabIndex={-1} autoFocus>
      <h2>
        <Glyph name="warning" size={28} />
        {t(`${trouble.kind}.title`)}
      </h2>
      <p>{t(`${trouble.kind}.text`)}</p>
      {trouble.kind === 'slotTaken' ? <Nearest slots={trouble.nearest} timeZone={timeZone} /> : <PhoneLink />}
      {trouble.kind === 'mbwayTooMany' && (
        <a className={styles['others']} href={changeAddress(locale, 'payment')}>
          {t('mbwayTooMany.change')}
        </a>
      )}
    </div>
  );
}

type NearestSlot = { date: string; time: string; doctorId: number; doctorName: string };

/** Chosen and sent at once; one returns to the check with it. */
function Nearest({ slots, timeZone }: { slots: NearestSlot[]; timeZone: string }) {
  const t = useTranslations('booking.trouble');
  const locale = useLocale();
  return (
    <>
      {slots.length > 0 && (
        <form method="post" action={stepAddress(locale, 'slot')}>
          <input type="hidden" name="timeZone" value={timeZone} />
          {[...Map.groupBy(slots, ({ date }) => date)].map(([day, ofDay]) => (
            <div key={day}>
              <p className={styles['day']}>{capitalised(dayInWords(day, locale))}</p>
              <div className={styles['nearest']}>
                {ofDay.map((slot) => (
                  <NearestButton key={slot.time} slot={slot} />
                ))}
              </div>
            </div>
          ))}
        </form>
      )}
      <a className={styles['others']} href={changeAddress(locale, 'slot')}>
        {t('otherTimes')}
      </a>
    </>
  );
}

function NearestButton({ slot }: { slot: NearestSlot }) {
  const locale = useLocale();
  const { date, time } = slot;
  const doctorName = doctorNameIn(slot.doctorName, locale);
  return (
    <Button type="submit" name="slot" value={slotText(slot)} look="secondary">
      <span>
        <span className="visually-hidden">{dayInWords(date, locale)}, </span>
        {time}
        <span className={styles['doctor']}> {doctorName}</span>
      </span>
    </Button>
  );
}
