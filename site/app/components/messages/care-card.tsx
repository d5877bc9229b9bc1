import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../icon.tsx';
import styles from './care-card.module.css';

export type CareLevel = 'now' | 'today' | 'book' | 'self';

const glyphs: Record<CareLevel, GlyphName> = { now: 'warning', today: 'clock', book: 'calendar', self: 'shield-check' };

/** When to act, and how fast. The words and the sign say it; the colour only repeats it. Never for promotion. */
export function CareCard({
  level,
  title,
  signs,
  heading: Heading = 'h2',
  namesNumbers = false,
  children,
}: {
  level: CareLevel;
  /** Where the usual words do not fit. */
  title?: string;
  signs: ReactNode[];
  heading?: 'h2' | 'h3';
  /** Whether `children` already name the numbers to call: the red card then does not say them a second time. */
  namesNumbers?: boolean;
  /** What to do; the red card says 112 and SNS 24 by itself. */
  children?: ReactNode;
}) {
  const t = useTranslations('components.care');
  return (
    <section className={styles['card']} data-level={level}>
      <Heading className={styles['title']}>
        <Glyph name={glyphs[level]} size={32} />
        <span>
          <span className="visually-hidden">{`${t(`levels.${level}`)} `}</span>
          {title ?? t(`titles.${level}`)}
        </span>
      </Heading>
      <div className={styles['inside']}>
        <ul>
          {signs.map((sign, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the signs are fixed text in a fixed order.
            <li key={index}>{sign}</li>
          ))}
        </ul>
        {children && <div className={styles['act']}>{children}</div>}
        {level === 'now' && !namesNumbers && (
          <p className={styles['act']}>
            {t.rich(children ? 'numbers' : 'callNow', {
              emergency: () => (
                <a href="tel:112" className="nowrap">
                  112
                </a>
              ),
              line: () => (
                <a href="tel:808242424" className="nowrap">
                  808 24 24 24
                </a>
              ),
            })}
          </p>
        )}
      </div>
    </section>
  );
}
