'use client';

import { Button } from '@payloadcms/ui';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeepBeforeLeaving } from '../kept-work/use-keep-before-leaving.ts';
import { type Label, labelIn } from '../language/label.ts';
import { panelWords, sheetWords } from './panel-words.ts';
import { RedirectChoices } from './redirect-choices.tsx';
import type { ShownUses } from './shown-uses.ts';
import { UsesTable } from './uses-table.tsx';

export type SheetAct = 'see' | 'withdraw' | 'trash' | 'plan';

type Props = {
  used: ShownUses;
  act: SheetAct;
  path: string;
  language: string;
  onAct: (act: SheetAct | null) => void;
  /** What is planned is done by the save of the form, which brings along what was seen here. */
  onSeen?: (digest: string) => void;
};

const shownActs = { see: 'trash', withdraw: 'withdraw', trash: 'trash', plan: 'withdraw' } as const;
const notes = { withdraw: sheetWords.withdrawn, trash: sheetWords.kept, plan: sheetWords.leavesOnTime };
const confirmations = { withdraw: sheetWords.confirmWithdraw, trash: sheetWords.confirmTrash, plan: sheetWords.confirmPlan };

const titleOf = ({ uses }: ShownUses): Label =>
  uses.length === 0 ? sheetWords.pointsNone : uses.length === 1 ? sheetWords.pointsOnce : sheetWords.points;

/**
 * What becomes of every place, before anything is done; the act carries the list that was read. It stands outside the form that edits the
 * document, and nothing pressed in it reaches that form: React passes events on to where the sheet was made, Payload hears its keys at the
 * document.
 */
export function UsesSheet({ used, act, path, language, onAct, onSeen }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [trouble, setTrouble] = useState('');
  const { hasTyped, keep, go } = useKeepBeforeLeaving();
  const [heading, choices] = [useId(), useId()];
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.addEventListener('keydown', (event) => event.stopPropagation());
  }, []);

  const say = (words: Label) => labelIn(language, words);
  const shownAct = shownActs[act];
  const isBlocked = act !== 'see' && used.uses.some(({ needs }) => needs[shownAct] === 'mend');
  const needsRedirect = used.uses.some(({ needs }) => needs[shownAct] === 'redirect');

  const leave = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (act === 'plan') {
      onSeen?.(used.digest);
      return dialog.current?.close();
    }
    const to = String(new FormData(event.currentTarget).get('to') ?? '').trim() || null;
    if (!(await keep())) return setTrouble(say(panelWords.failed));
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ act, digest: used.digest, to }),
    }).catch(() => null);
    if (answer?.ok) return go(act === 'trash' ? window.location.pathname.replace(/\/[^/]+$/, '') : window.location.href);
    const said: { errors?: { message: string }[] } = (await answer?.json().catch(() => null)) ?? {};
    setTrouble(said.errors?.[0]?.message ?? say(panelWords.failed));
  };

  return createPortal(
    <dialog ref={dialog} className="uses-sheet" aria-labelledby={heading} onClose={() => onAct(null)}>
      <form method="post" onSubmit={leave}>
        <h2 id={heading}>
          {say(titleOf(used))
            .replace('{count}', String(used.uses.length))
            .replace('{title}', () => used.title)}
        </h2>
        {act !== 'see' && used.uses.length > 0 && <p>{say(sheetWords.help)}</p>}
        <UsesTable uses={used.uses} act={shownAct} language={language} />
        {isBlocked && <p role="alert">{say(sheetWords.blocked)}</p>}
        {(act === 'trash' || act === 'withdraw') && !isBlocked && used.isLive && used.addresses.length > 0 && (
          <label>
            <span>
              <strong>{say(sheetWords.redirect)}</strong> {say(needsRedirect ? sheetWords.redirectNeeded : sheetWords.redirectOptional)}
            </span>
            <input name="to" list={choices} required={needsRedirect} placeholder="/pt/…" pattern="/.*" autoComplete="off" />
            <RedirectChoices id={choices} path={path} language={language} />
          </label>
        )}
        {act !== 'see' && <p className="uses-sheet__note">{say(notes[act])}</p>}
        {act !== 'see' && act !== 'plan' && hasTyped && <p className="uses-sheet__note">{say(sheetWords.unsaved)}</p>}
        {trouble && <p role="alert">{trouble}</p>}
        <footer>
          <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            {say(sheetWords.back)}
          </Button>
          {act === 'trash' && used.isLive && used.sort !== 'file' && (
            <Button buttonStyle="secondary" onClick={() => onAct('withdraw')}>
              {say(sheetWords.withdrawOnly)}
            </Button>
          )}
          {act !== 'see' && (
            <Button type="submit" buttonStyle="primary" disabled={isBlocked}>
              {say(confirmations[act])}
            </Button>
          )}
        </footer>
      </form>
    </dialog>,
    document.body,
  );
}
