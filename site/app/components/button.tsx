import type { ComponentProps } from 'react';
import styles from './button.module.css';

export type ButtonLook = { look?: 'primary' | 'secondary' | 'quiet'; small?: boolean; wide?: boolean };

export const buttonClass = ({ look = 'primary', small, wide }: ButtonLook) =>
  [styles['button'], styles[look], small && styles['small'], wide && styles['wide']].filter(Boolean).join(' ');

type ButtonProps = ButtonLook & {
  /** What is being done after the press, in words; until it is done the button takes no second press. */
  busy?: string | undefined;
} & Omit<ComponentProps<'button'>, 'className'>;

export function Button({ look, small, wide, type = 'button', busy, children, ...rest }: ButtonProps) {
  const className = buttonClass({ ...(look && { look }), ...(small && { small }), ...(wide && { wide }) });
  if (busy === undefined) {
    return (
      <button type={type} className={className} {...rest}>
        {children}
      </button>
    );
  }
  // Not `disabled`: that would throw the focus away while somebody waits.
  return (
    <button {...rest} type={type} className={className} aria-disabled="true" data-busy onClick={(event) => event.preventDefault()}>
      <span className={styles['wheel']} />
      <span role="status">{busy}</span>
    </button>
  );
}
