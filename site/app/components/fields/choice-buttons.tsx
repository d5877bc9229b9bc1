import type { ReactNode } from 'react';
import type { IconName } from '../../art/names.ts';
import { Glyph, Icon } from '../icon.tsx';
import styles from './choice-buttons.module.css';
import { FieldError } from './field-notes.tsx';

type Choice = { value: string; title: string; text?: ReactNode; icon?: IconName; drawing?: string; aside?: ReactNode };
type Props = {
  name: string;
  /** The question, for whoever listens. */
  legend: string;
  choices: Choice[];
  /** The answer that was given before. */
  chosen?: string | undefined;
  error?: string | undefined;
  /** One under the other with a seam between them, for lists that are long. */
  look?: 'cards' | 'rows';
  id?: string;
  children?: ReactNode;
};

/** One question, one press: every choice sends the form around it, with or without script. */
export function ChoiceButtons({ name, legend, choices, chosen, error, look = 'cards', id = name, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
    <div role="group" aria-label={legend} className={styles['group']} data-look={look} data-invalid={error ? true : undefined}>
      <FieldError id={id}>{error}</FieldError>
      {choices.map(({ value, title, text, icon, drawing, aside }, index) => (
        <button
          key={value}
          id={index === 0 ? id : undefined}
          type="submit"
          name={name}
          value={value}
          className={styles['choice']}
          aria-current={value === chosen ? 'true' : undefined}
        >
          {drawing && <img className={styles['drawing']} src={drawing} alt="" width={640} height={290} />}
          {icon && <Icon name={icon} size={44} className={styles['icon']} />}
          <span className={styles['words']}>
            <span className={styles['head']}>
              <span className={styles['title']}>{title}</span>
              {aside && <span className={styles['aside']}>{aside}</span>}
            </span>
            {text && <span className={styles['text']}>{text}</span>}
          </span>
          <Glyph name={value === chosen ? 'check' : 'chevron-right'} className={styles['sign']} />
        </button>
      ))}
      {children}
    </div>
  );
}
