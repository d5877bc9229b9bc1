'use client';

import type { ChangedPassage } from '@clinic/core/medical-review/changed-passages';
import { compareWords } from '@clinic/core/medical-review/compare-words';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Label, labelIn } from '../language/label.ts';
import { besideWords } from './kept-words.ts';

type Props = {
  changes: ChangedPassage[];
  /** Above the other's words, and above one's own. */
  heads: { theirs: string; mine: string };
  language: string;
  onClose: () => void;
  children?: ReactNode;
};

/** One side of a passage; what the other side does not have is marked. */
function Side({ change: { before, after, locale }, side, language }: { change: ChangedPassage; side: 'gone' | 'new'; language: string }) {
  const pieces = compareWords(before, after).filter(({ kind }) => kind === 'same' || kind === side);
  if (pieces.length === 0) return <em className="desk-quiet">{labelIn(language, besideWords.empty)}</em>;
  return (
    <span lang={locale ?? undefined}>
      {pieces.map(({ kind, text }, index) => {
        // The pieces of one text have no other name, and never move.
        const key = index;
        return kind === 'same' ? <span key={key}>{text}</span> : <mark key={key}>{text}</mark>;
      })}
    </span>
  );
}

/** Both texts, passage by passage, where they differ. */
export function CompareSheet({ changes, heads, language, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const say = (words: Label) => labelIn(language, words);
  return (
    <dialog ref={dialog} className="uses-sheet kept-sheet" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{say(besideWords.title)}</h2>
      <p>{say(changes.length === 0 ? besideWords.same : besideWords.help)}</p>
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say(besideWords.where)}</th>
              <th scope="col">{heads.mine}</th>
              <th scope="col">{heads.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={`${change.path}${change.locale}`}>
                <th scope="row">{change.place[language === 'en' ? 'en' : 'pt']}</th>
                <td>
                  <Side change={change} side="new" language={language} />
                </td>
                <td>
                  <Side change={change} side="gone" language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer>
        <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          {say(besideWords.close)}
        </Button>
        {children}
      </footer>
    </dialog>
  );
}
