import type { Address } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';
import { classNames } from './class-names.ts';
import { Glyph } from './icon.tsx';
import { Link } from './link.tsx';

/** The same look for a way on that sends a form. */
export function ArrowButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={classNames(styles['link'], styles['button'])}>
      <span className={styles['words']}>{children}</span>
      <Glyph name="arrow-right" className={styles['arrow']} />
    </button>
  );
}

/** A way on (or back) that is not the main action of its part of the page. */
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
