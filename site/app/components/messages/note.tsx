import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../icon.tsx';
import { Unbroken } from '../unbroken.tsx';
import styles from './note.module.css';

const signs = { info: 'info', done: 'check', wait: 'clock' } as const satisfies Record<string, GlyphName>;

type Props = {
  kind?: keyof typeof signs;
  glyph?: GlyphName;
  title?: string;
  /** Said by itself when the page has come: what somebody has just done, or why they are here. */
  isNews?: boolean;
  children?: ReactNode;
};

/** A remark beside the matter of the page: what is known, what was done, what waits. Never an error. */
export function Note({ kind = 'info', glyph = signs[kind], title, isNews = false, children }: Props) {
  return (
    <div className={styles['note']} data-kind={kind} role={isNews ? 'status' : undefined}>
      <Glyph name={glyph} className={styles['sign']} />
      <div className={styles['words']}>
        {title && (
          <p className={styles['title']}>
            <Unbroken text={title} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
