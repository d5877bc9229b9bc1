import { startTransition, useCallback, useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../button.tsx';
import { Group } from '../fields/group.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { DayButton } from './day-button.tsx';
import { DaySlots, type HourKey } from './day-slots.tsx';
import { daysAtOnce, dayToOpen, type PickerDay } from './slot-days.ts';
import type { OwnTime } from './slot-key.tsx';
import styles from './slot-picker.module.css';

type Props = {
  name: string;
  legend: string;
  id?: string;
  error?: string | undefined;
  days: PickerDay[];
  /** As `2026-11-17T10:40`. */
  defaultValue?: string;
  ownTime?: OwnTime | undefined;
  onChoose?: (slot: string) => void;
  hourKey?: HourKey;
};

/** First the day, then the hour. Without JavaScript the days stand one under the other, and the same buttons choose. */
export function SlotPicker({ name, legend, id = name, error, days, defaultValue, ownTime, onChoose, hourKey }: Props) {
  const t = useTranslations('components.slots');
  const [open, setOpen] = useState(() => dayToOpen(days, defaultValue));
  // The button answers the finger at once, its hours come a picture later: together they would take a slow phone too long.
  const drawn = useDeferredValue(open);
  const [shown, setShown] = useState(() => Math.max(daysAtOnce, days.findIndex(({ date }) => date === open) + 1));
  const [chosen, setChosen] = useState(defaultValue);
  const choose = useCallback(
    (slot: string) =>
      // The browser has marked the hour already; what else follows from it may come a picture later.
      startTransition(() => {
        setChosen(slot);
        onChoose?.(slot);
      }),
    [onChoose],
  );
  const rooms = days.filter(({ times }) => times.length > 0);
  // With script only what is looked at or chosen stands on the page: hundreds of hidden buttons make every touch slow.
  const hydrated = useHydrated();
  const isDrawn = ({ date }: PickerDay) => !hydrated || date === drawn || Boolean(chosen?.startsWith(date));
  return (
    <Group {...{ id, legend, error }} wide>
      <ul className={styles['days']}>
        {days.slice(0, shown).map((day) => (
          <li key={day.date}>
            <DayButton day={day} open={day.date === open} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      {shown < days.length && (
        <div className={styles['more']}>
          <Button look="quiet" small onClick={() => setShown(shown + daysAtOnce)}>
            {t('moreDays')}
          </Button>
        </div>
      )}
      {rooms.filter(isDrawn).map((day, index) => (
        <DaySlots
          key={day.date}
          day={day}
          name={name}
          firstId={index === 0 ? id : undefined}
          open={day.date === drawn}
          defaultValue={chosen?.startsWith(day.date) ? chosen : undefined}
          invalid={Boolean(error)}
          ownTime={ownTime}
          onChoose={choose}
          hourKey={hourKey}
        />
      ))}
      {rooms.length === 0 && <p>{t('none')}</p>}
    </Group>
  );
}
