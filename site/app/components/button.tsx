import type { Address } from '@clinic/core/addresses/path-to';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

type Look = { look?: 'primary' | 'secondary' | 'quiet'; small?: boolean; wide?: boolean };

export const buttonClass = ({ look = 'primary', small, wide }: Look) =>
  [styles['button'], styles[look], small && styles['small'], wide && styles['wide']].filter(Boolean).join(' ');

export function Button({ look, small, wide, type = 'button', ...rest }: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button type={type} className={buttonClass({ ...(look && { look }), ...(small && { small }), ...(wide && { wide }) })} {...rest} />
  );
}

/** Looks like a button, leads to a page. */
export function ButtonLink({
  to,
  children,
  reloadDocument,
  ...look
}: Look & { to: Address; children: ReactNode; reloadDocument?: boolean }) {
  return (
    <Link to={to} className={buttonClass(look)} {...(reloadDocument ? { reloadDocument } : {})}>
      {children}
    </Link>
  );
}
