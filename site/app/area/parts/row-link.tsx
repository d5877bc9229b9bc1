import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import styles from './row-link.module.css';

type Props = { to: string | null; glyph: GlyphName; text: string; note?: string; download?: boolean };

/** A line that leads somewhere: the whole of it is the target. */
export const RowLink = ({ to, glyph, text, note, download = false }: Props) => (
  <li>
    <Line to={to} download={download}>
      <Glyph name={glyph} />
      <span className={styles['words']}>
        <b>
          <Unbroken text={text} />
        </b>
        {note && (
          <small>
            <Unbroken text={note} />
          </small>
        )}
      </span>
      {to !== null && <Glyph name={download ? 'download' : 'chevron-right'} className={styles['end']} />}
    </Line>
  </li>
);

/** Without an address it is only read. */
const Line = ({ to, download, children }: Pick<Props, 'to' | 'download'> & { children: ReactNode }) =>
  to === null ? (
    <div className={styles['row']}>{children}</div>
  ) : (
    <a className={styles['row']} href={to} {...(download && { download: '' })}>
      {children}
    </a>
  );

export const RowList = ({ children }: { children: ReactNode }) => <ul className={styles['rows']}>{children}</ul>;
