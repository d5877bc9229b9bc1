import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import { Dialog } from '../dialog/dialog.tsx';
import fieldStyles from '../fields/field.module.css';
import { Field, type FieldProps } from '../fields/field.tsx';
import { notesOf } from '../fields/field-notes.tsx';
import { Glyph } from '../icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { CalendarProps } from './calendar.tsx';
import styles from './date-picker.module.css';
import { dateInWords, dayInWords, type IsoDate } from './date-words.ts';
import { LazyCalendar } from './lazy-calendar.tsx';

type Props = FieldProps &
  Pick<CalendarProps, 'start' | 'min' | 'max' | 'isUnavailable'> & {
    defaultValue?: IsoDate;
    onChoose?: (day: IsoDate) => void;
  };

/** Says the date in words. Until the browser has taken over it is the browser's own date field, with the same name. */
export function DatePicker({
  name,
  label,
  id = name,
  hint,
  error,
  optional,
  defaultValue,
  start,
  min,
  max,
  isUnavailable,
  onChoose,
}: Props) {
  const t = useTranslations('components.calendar');
  const locale = useLocale();
  const hydrated = useHydrated();
  const [value, setValue] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const notes = notesOf(id, { hint, error });
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {hydrated ? (
        <>
          <input type="hidden" name={name} value={value ?? ''} />
          <button
            type="button"
            id={id}
            className={classNames(fieldStyles['control'], styles['button'])}
            aria-haspopup="dialog"
            aria-describedby={[`${id}-value`, notes['aria-describedby']].filter(Boolean).join(' ')}
            onClick={() => setOpen(true)}
          >
            <span id={`${id}-value`} className={value ? undefined : styles['empty']}>
              {value ? dateInWords(value, locale) : t('chooseDate')}
            </span>
            <Glyph name="calendar" />
          </button>
          <Dialog title={label.replace(/ \*$/, '')} open={open} onClose={() => setOpen(false)} narrow>
            {open && (
              <LazyCalendar
                {...{ label, value, start, min, max, isUnavailable }}
                autoFocus
                onChoose={(day) => {
                  setValue(day);
                  setOpen(false);
                  onChoose?.(day);
                }}
              />
            )}
          </Dialog>
          <span className="visually-hidden" role="status">
            {value ? dayInWords(value, locale) : ''}
          </span>
        </>
      ) : (
        <input type="date" id={id} name={name} className={fieldStyles['control']} {...{ min, max, defaultValue }} {...notes} />
      )}
    </Field>
  );
}
