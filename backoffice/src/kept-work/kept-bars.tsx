'use client';

import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { sayMoment } from '../history/history-words.ts';
import { type Label, labelIn } from '../language/label.ts';
import type { Beside, FormStanding, Holder, UnsavedText } from './form-standing.ts';
import { keptWords, sayWho } from './kept-words.ts';
import { PressTwice } from './press-twice.tsx';
import type { ServerContact } from './use-kept-work.ts';

type Acts = { take: () => void; drop: (text: UnsavedText) => void; resume: (text: UnsavedText) => void; compare: (of: Beside) => void };
type Props = {
  standing: FormStanding | null;
  contact: ServerContact;
  refused: { at: string; isDraft: boolean } | null;
  language: string;
  onAct: Acts;
};

const timeOf = (at: string): string => inLisbon(new Date(at)).time;

/** `A Marta` is said by people; an account knows no gender, so the name stands alone. */
const sayHolder = ({ name, since, typedAt }: Holder, language: string): string =>
  [
    labelIn(language, keptWords.holder)
      .replace('{who}', () => name)
      .replace('{since}', timeOf(since)),
    typedAt ? labelIn(language, keptWords.holderTyped).replace('{last}', timeOf(typedAt)) : '',
  ]
    .join(' ')
    .trim();

function Bar({ kind, words, children }: { kind: 'soft' | 'alert' | 'done'; words: string; children?: ReactNode }) {
  return (
    <div className={`kept-bar kept-bar--${kind}`} role={kind === 'alert' ? 'alert' : 'status'}>
      <p>{words}</p>
      {children && <div className="kept-bar__acts">{children}</div>}
    </div>
  );
}

/** What an editor should know about this form before typing on, most pressing first. */
export function KeptBars({ standing, contact, refused, language, onAct }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const act = (words: string, press: () => void) => (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={press}>
      {words}
    </Button>
  );
  const { holder, unsaved, saved, others } = standing ?? { holder: null, unsaved: [], saved: null, others: [] };
  return (
    <>
      {contact === 'ended' && (
        <Bar kind="alert" words={say(keptWords.ended)}>
          <Button buttonStyle="secondary" size="small" margin={false} el="anchor" newTab url="/admin/login">
            {say(keptWords.signIn)}
          </Button>
        </Bar>
      )}
      {contact === 'lost' && <Bar kind="alert" words={say(keptWords.notKept)} />}
      {contact === 'back' && <Bar kind="done" words={say(keptWords.back)} />}
      {holder && (
        <Bar kind="soft" words={sayHolder(holder, language)}>
          {act(say(keptWords.leave), () => window.history.back())}
          {act(say(keptWords.take), onAct.take)}
        </Bar>
      )}
      {unsaved.map((text) => (
        <Bar key={text.opening} kind="soft" words={say(keptWords.found).replace('{when}', sayMoment(text.at, language))}>
          {act(say(keptWords.compareFound), () => onAct.compare({ kind: 'earlier', text }))}
          <PressTwice words={say(keptWords.discard)} again={say(keptWords.discardForGood)} size="small" onPress={() => onAct.drop(text)} />
          {!holder && act(say(keptWords.resume), () => onAct.resume(text))}
        </Bar>
      ))}
      {saved && unsaved.length === 0 && (
        <Bar kind="alert" words={sayWho(say(keptWords.saved), saved, language)}>
          {act(say(keptWords.compare), () => onAct.compare({ kind: 'saved' }))}
        </Bar>
      )}
      {others.map(({ id, name, at }) => (
        <Bar key={id} kind="soft" words={sayWho(say(keptWords.others), { by: name, at }, language)}>
          {act(
            say(keptWords.compareOther).replace('{who}', () => name),
            () => onAct.compare({ kind: 'other', id, name, at }),
          )}
        </Bar>
      ))}
      {refused && (
        <Bar
          kind="done"
          words={say(refused.isDraft ? keptWords.draftSaved : keptWords.formKept).replace('{when}', sayMoment(refused.at, language))}
        />
      )}
    </>
  );
}
