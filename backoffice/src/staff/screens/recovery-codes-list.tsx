'use client';

import { labelIn } from '../../language/label.ts';
import { recoveryWords } from './screen-words.ts';

type Props = { codes: readonly string[]; language: string; onKept: () => void };

/** The only time that they can be read. */
export function RecoveryCodesList({ codes, language, onKept }: Props) {
  const say = (name: keyof typeof recoveryWords) => labelIn(language, recoveryWords[name]);
  return (
    <section className="staff-codes">
      <h2>{say('title')}</h2>
      <p>{say('explain')}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="staff-row">
        <button className="staff-button staff-button--second" type="button" onClick={() => window.print()}>
          {say('print')}
        </button>
        <button className="staff-button" type="button" onClick={onKept}>
          {say('kept')}
        </button>
      </p>
    </section>
  );
}
