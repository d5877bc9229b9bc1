import type { Address } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';
import { classNames } from './class-names.ts';
import { Glyph } from './icon.tsx';
import { Link } from './link.tsx';

/** A submit button that looks like an ArrowLink. */
export function ArrowButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={classNames(styles['link'], styles['button'])}>
      <span className={styles['words']}>{children}</span>
      <Glyph name="arrow-right" className={styles['arrow']} />
    </button>
  );
}

/** A secondary link with an arrow. */
export function ArrowLink({
  to,
  back = false,
  reloadDocument,
  children,
}: {
  to: Address;
  back?: boolean;
  reloadDocument?: boolean;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={styles['link']} data-back={back || undefined} {...(reloadDocument ? { reloadDocument } : {})}>
      {back && <Glyph name="arrow-left" className={styles['arrow']} />}
      <span className={styles['words']}>{children}</span>
      {!back && <Glyph name="arrow-right" className={styles['arrow']} />}
    </Link>
  );
}
