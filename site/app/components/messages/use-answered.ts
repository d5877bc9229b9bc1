import { type RefObject, useEffect } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTicked = (control: Control) => control instanceof HTMLInputElement && control.checked;
const isTick = ({ type }: Control) => type === 'radio' || type === 'checkbox';

/** One of the choices, or every field of the question. */
function isAnswered(question: Element): boolean {
  const controls = [...question.querySelectorAll<Control>('input:not([type=hidden]), select, textarea')];
  return controls.some(isTicked) || controls.every((control) => !isTick(control) && control.value.trim() !== '');
}

/**
 * What was asked for and is given by now is no longer called wrong: its message keeps its place, so that nothing moves under a finger, but
 * is not seen. Whether the answer is right is said when the form is sent again. Choices need no script for it.
 */
export function useAnswered(summary: RefObject<HTMLElement | null>, errors: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors begin anew.
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const question = (target as Element).closest('[data-invalid]');
      if (!question) return;
      const given = isAnswered(question);
      question.toggleAttribute('data-answered', given);
      for (const control of question.querySelectorAll('[aria-invalid]')) control.setAttribute('aria-invalid', String(!given));
      for (const line of summary.current?.querySelectorAll('a') ?? [])
        if (question.contains(document.getElementById(line.hash.slice(1)))) line.toggleAttribute('data-answered', given);
    };
    document.addEventListener('change', onChange);
    return () => {
      document.removeEventListener('change', onChange);
      for (const marked of document.querySelectorAll('[data-answered]')) marked.removeAttribute('data-answered');
      for (const control of document.querySelectorAll('[data-invalid] [aria-invalid=false]')) control.setAttribute('aria-invalid', 'true');
    };
  }, [errors]);
}
