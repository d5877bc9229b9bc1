import { placeMeant } from '@clinic/core/preview/match-text';
import { pointedOnPage, pointedTexts } from '@clinic/core/preview/preview-messages';
import { useEffect } from 'react';

const works = 'a, button, input, select, textarea, summary, label, video, iframe';
const readable = 'h1, h2, h3, h4, p, li, dt, dd, td, th, blockquote, figcaption, summary, span, div, section, article';
const most = 6;

/** The words at a place and of what lies around it, from the inside out. */
function wordsAround(place: Element): string[] {
  const texts: string[] = [];
  for (let at: Element | null = place; at && at !== document.body && texts.length < most; at = at.parentElement) {
    const text = at.textContent ?? '';
    if (text.trim() && text !== texts.at(-1)) texts.push(text);
  }
  return texts;
}

function show(texts: string[]): void {
  const places = [...document.querySelectorAll<HTMLElement>(`main :is(${readable})`)];
  const place =
    places[
      placeMeant(
        places.map(({ textContent }) => textContent ?? ''),
        texts,
      )
    ];
  if (!place) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.closest('details')?.setAttribute('open', '');
  place.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  place.animate(
    [
      { outline: '3px solid #c8862b', outlineOffset: '4px' },
      { outline: '3px solid transparent', outlineOffset: '4px' },
    ],
    1_800,
  );
}

/** Beside the editor's form: a click on a text leads to its field there, and a field leads to its text here. Links and buttons stay what they are. */
export function usePointAtPage(editorOrigins: string[]) {
  const origins = editorOrigins.join(' ');
  useEffect(() => {
    if (window.parent === window) return;
    const accepted = origins.split(' ');
    let editor: string | null = null;
    let pending: string[] | null = null;
    const tellEditor = () => {
      if (!editor || !pending) return;
      window.parent.postMessage(pointedOnPage(pending), editor);
      pending = null;
    };
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (source !== window.parent || !accepted.includes(origin)) return;
      // Payload answers the page's first message; a click before that is sent once the editor's own address is known.
      editor = origin;
      tellEditor();
      const texts = pointedTexts(data, 'clinic-preview-show');
      if (texts) show(texts);
    };
    const point = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(works)) return;
      pending = wordsAround(target);
      tellEditor();
    };
    window.addEventListener('message', hear);
    document.addEventListener('click', point);
    return () => {
      window.removeEventListener('message', hear);
      document.removeEventListener('click', point);
    };
  }, [origins]);
}
