import type { ReactNode } from 'react';
import type { IconName } from '../../art/names.ts';
import { Icon } from '../icon.tsx';
import styles from './choice-cards.module.css';
import { Group } from './group.tsx';
import tick from './tick.module.css';

type Card = { value: string; title: string; text?: string; icon?: IconName; picture?: ReactNode; aside?: ReactNode; disabled?: boolean };
type Props = {
  name: string;
  legend: string;
  id?: string;
  hint?: string;
  error?: string | undefined;
  cards: Card[];
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** A radio group for the few choices that decide a journey: room for a drawing and a sentence each. */
export function ChoiceCards({ name, legend, id = name, hint, error, cards, defaultValue, onChange }: Props) {
  return (
    <Group {...{ id, legend, hint, error }} wide>
      <div className={styles['cards']}>
        {cards.map(({ value, title, text, icon, picture, aside, disabled }, index) => (
          <label className={styles['card']} key={value}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              name={name}
              value={value}
              className={tick['box']}
              defaultChecked={value === defaultValue}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange?.(value)}
            />
            <span className={styles['words']}>
              <span className={styles['title']}>{title}</span>
              {text && <span className={styles['text']}>{text}</span>}
              {aside && <span className={styles['aside']}>{aside}</span>}
            </span>
            {picture && <span className={styles['picture']}>{picture}</span>}
            {icon && <Icon name={icon} size={64} className={styles['icon']} />}
          </label>
        ))}
      </div>
    </Group>
  );
}
