import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../../components/icon.tsx';
import styles from './arrow-anchor.module.css';

/** A link of the personal area in a line of its own: a full load, so a plain anchor. */
export const ArrowAnchor = ({ to, glyph, children }: { to: string; glyph?: GlyphName; children: ReactNode }) => (
  <a className={styles['anchor']} href={to}>
    {glyph && <Glyph name={glyph} />}
    <span>{children}</span>
    {!glyph && <Glyph name="arrow-right" />}
  </a>
);

/** The same for what a press does. */
export const PlainButton = ({ glyph, children, onClick }: { glyph: GlyphName; children: ReactNode; onClick?: () => void }) => (
  <button type={onClick ? 'button' : 'submit'} className={styles['anchor']} onClick={onClick}>
    <Glyph name={glyph} />
    <span>{children}</span>
  </button>
);
