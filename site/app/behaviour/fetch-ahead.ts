import { intentMs, mayPrefetchHere } from '../navigation/prefetch-rule.ts';
import { speculationRules } from '../navigation/speculation-rules.ts';
import { whenIdle } from '../navigation/when-idle.ts';

/** The next document is fetched while a link to it is pointed at: by the browser's own rules where it has them, otherwise by a hint. */
export function fetchAhead(): () => void {
  if (!mayPrefetchHere()) return () => {};
  if (HTMLScriptElement.supports?.('speculationrules')) return whenIdle(addRules, 0);

  const asked = new Set<string>();
  let callOff = () => {};
  const onPoint = ({ target }: Event) => {
    callOff();
    const href = (target as Element).closest<HTMLAnchorElement>('a[data-ahead]')?.href;
    if (!href || asked.has(href)) return;
    callOff = whenIdle(() => {
      asked.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
    }, intentMs);
  };
  const signs = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const sign of signs) document.addEventListener(sign, onPoint, { passive: true });
  return () => {
    callOff();
    for (const sign of signs) document.removeEventListener(sign, onPoint);
  };
}

function addRules() {
  if (document.querySelector('script[type=speculationrules]')) return;
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: speculationRules }));
}
