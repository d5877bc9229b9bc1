import { type AskedWishes, dayParts, noticeChoices, usualNoticeHours, waitingWeekdays } from '@clinic/core/booking/model/waiting-wishes';
import { useTranslations } from 'use-intl';
import { Group } from '../../components/fields/group.tsx';
import { RadioGroup } from '../../components/fields/radio-group.tsx';
import tick from '../../components/fields/tick.module.css';
import { unbrokenTitle } from '../visit/use-state-words.tsx';

type Props = {
  /** null: whoever the visit turns out to be with. */
  doctorName: string | null;
  wishes: AskedWishes | null;
  /** By the box that should have been ticked. */
  errorOf?: (box: string) => string | undefined;
};

/** With whom, on which days, at which part of the day, and how long beforehand. Whoever changes nothing is told of every hour of the doctor. */
export function WishFields({ doctorName, wishes, errorOf = () => undefined }: Props) {
  const t = useTranslations('wishes');
  return (
    <>
      <RadioGroup
        name="doctor"
        legend={t('doctor')}
        defaultValue={wishes?.anyDoctor ? 'any' : 'same'}
        options={[
          { value: 'same', label: doctorName === null ? t('sameUnknown') : t('same', { doctor: unbrokenTitle(doctorName) }) },
          { value: 'any', label: t('any') },
        ]}
      />
      <Group id="day" legend={t('days')} error={errorOf('day-0')}>
        {waitingWeekdays.map((day) => (
          <Tick key={day} name="day" value={String(day)} label={t(`weekdays.${day}`)} isOn={wishes?.weekdays.includes(day) ?? true} />
        ))}
      </Group>
      <Group id="part" legend={t('parts')} error={errorOf('part-morning')}>
        {dayParts.map((part) => (
          <Tick key={part} name="part" value={part} label={t(part)} isOn={wishes?.dayParts.includes(part) ?? true} />
        ))}
      </Group>
      <RadioGroup
        name="notice"
        legend={t('notice')}
        defaultValue={String(wishes?.noticeHours ?? usualNoticeHours)}
        options={noticeChoices.map((hours) => ({ value: String(hours), label: t(`notices.${hours}`) }))}
      />
    </>
  );
}

const Tick = ({ name, value, label, isOn }: { name: string; value: string; label: string; isOn: boolean }) => (
  <div className={tick['choice']}>
    <input type="checkbox" id={`${name}-${value}`} name={name} value={value} className={tick['box']} defaultChecked={isOn} />
    <label htmlFor={`${name}-${value}`}>{label}</label>
  </div>
);
