'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Label, labelIn } from '../language/label.ts';
import { fieldsToSend, formOfTrouble, hasTypedWords, type PressTrouble, sendPress } from './press-in-place.ts';
import { pressWords, reviewTroubleWords } from './review-words.ts';

type Told = { form: HTMLFormElement; trouble: PressTrouble | null };

/**
 * The buttons of a review's page, pressed by script: where the answer is a refusal the page stays, with every word that was typed.
 * Words about a patient may stand in such a box, so they are kept nowhere but there.
 */
export function PressKeeper({ language, children }: { language: string; children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const [told, setTold] = useState<Told | null>(null);

  const press = async (event: FormEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !page.current) return;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const answer = await sendPress(form, fieldsToSend(form, page.current));
    isBusy.current = false;
    if (!answer.ok) {
      if (answer.to && !hasTypedWords(page.current)) return goTo(answer.to);
      return showTrouble(formOfTrouble(form, page.current, answer.error), answer.error);
    }
    const isAboutThisPage = new URL(answer.to, window.location.href).pathname === window.location.pathname;
    if (!isAboutThisPage || !hasTypedWords(page.current, form)) return goTo(answer.to);
    form.reset();
    renewPress(form);
    setTold({ form, trouble: null });
  };

  const showTrouble = (form: HTMLFormElement, trouble: PressTrouble) => {
    const fold = form.closest('details');
    if (fold) fold.open = true;
    setTold({ form, trouble });
    form.querySelector('textarea')?.focus();
  };

  return (
    <div ref={page} onSubmit={press}>
      {children}
      {told && createPortal(<Note {...told} language={language} />, told.form)}
    </div>
  );
}

/** The words in the box were kept under this number; the next ones are another comment. */
function renewPress(form: HTMLFormElement) {
  const number = form.querySelector<HTMLInputElement>('input[name=pedido]');
  if (number) number.value = crypto.randomUUID();
}

/** To the same page with another place in it a browser would only scroll. */
function goTo(address: string) {
  const next = new URL(address, window.location.href);
  const isHere = next.pathname + next.search === window.location.pathname + window.location.search;
  window.location.assign(next);
  if (isHere) window.location.reload();
}

const wordsFor = ({ kind, now }: PressTrouble): Label => {
  if (kind === 'failed') return pressWords.failed;
  if (kind !== 'passageChanged') return reviewTroubleWords[kind];
  return now ? pressWords.changed : pressWords.gone;
};

function Note({ form, trouble, language }: Told & { language: string }) {
  if (!trouble)
    return (
      <p className="desk-told" role="status">
        {labelIn(language, pressWords.kept)}
      </p>
    );
  return (
    <div className="desk-told" data-trouble="true" role="alert">
      <p>{labelIn(language, wordsFor(trouble))}</p>
      {trouble.now && (
        <>
          <blockquote lang={form.querySelector<HTMLInputElement>('input[name=lingua]')?.value || undefined}>{trouble.now.text}</blockquote>
          {/* Behind the field of the same name: pressed again, the comment is about what was just read. */}
          <input type="hidden" name="trecho" value={trouble.now.digest} />
        </>
      )}
    </div>
  );
}
