import type { ReactNode } from 'react';
import type { GlyphName } from '../../art/names.ts';
import { classNames } from '../../components/class-names.ts';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import styles from './account.module.css';

type Fact = { glyph: GlyphName; text: string; more?: ReactNode };

/** A few short facts, each with its sign. */
export const FactList = ({ facts, className }: { facts: Fact[]; className?: string | undefined }) => (
  <ul className={classNames(styles['facts'], className)}>
    {facts.map(({ glyph, text, more }) => (
      <li key={text}>
        <Glyph name={glyph} />
        <div>
          <Unbroken text={text} />
          {more}
        </div>
      </li>
    ))}
  </ul>
);
