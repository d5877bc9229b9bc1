import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../../components/icon.tsx';
import styles from './state-chip.module.css';

type Props = { tone: 'wait' | 'good' | 'calm' | 'off'; glyph?: GlyphName; children: ReactNode };

/** Only what is not as usual gets one. */
export const StateChip = ({ tone, glyph, children }: Props) => (
  <span className={styles['chip']} data-tone={tone}>
    {glyph && <Glyph name={glyph} size={20} />}
    {children}
  </span>
);

/** The usual end of a visit: said, and not stressed. */
export const QuietTick = ({ children }: { children: ReactNode }) => (
  <span className={styles['tick']}>
    <Glyph name="check" size={20} />
    {children}
  </span>
);
