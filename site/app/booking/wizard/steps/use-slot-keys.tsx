import { useCallback } from 'react';
import type { HourKey } from '../../../components/date/day-slots.tsx';
import type { OwnTime } from '../../../components/date/slot-key.tsx';
import { useOwnTime } from '../../use-own-time.ts';
import { useVisitorZone } from '../../use-visitor-zone.ts';
import type { WizardView } from '../wizard-view.ts';
import { HourButton } from './hour-button.tsx';
import type { SlotOffer } from './slot.server.ts';

export type SlotKeys = { timeZone: string; ownTime: OwnTime | undefined; chosen: string | undefined; hourKey: HourKey };

/** The hours of a day as buttons that send themselves; where several doctors are shown, each with its doctor's name. */
export function useSlotKeys(view: WizardView, { mode, names, doctorName }: SlotOffer): SlotKeys {
  const zone = useVisitorZone();
  const timeZone = mode === 'online' ? zone : '';
  const ownTime = useOwnTime(timeZone);
  const chosen = view.values.slot;
  const hourKey = useCallback<HourKey>(
    ({ date, time, id, doctorId = 0 }) => (
      <HourButton
        id={id}
        hour={{ date, time, doctorId, doctorName: names[doctorId] ?? '' }}
        look={doctorName === null ? 'named' : 'key'}
        chosen={chosen}
        ownTime={ownTime}
      />
    ),
    [names, doctorName, chosen, ownTime],
  );
  return { timeZone, ownTime, chosen, hourKey };
}
