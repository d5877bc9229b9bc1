import type { Address } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Link } from './link.tsx';

/** Looks like a button, leads to a page. */
export function ButtonLink({
  to,
  children,
  reloadDocument,
  ...look
}: ButtonLook & { to: Address; children: ReactNode; reloadDocument?: boolean }) {
  return (
    <Link to={to} className={buttonClass(look)} {...(reloadDocument ? { reloadDocument } : {})}>
      {children}
    </Link>
  );
}
