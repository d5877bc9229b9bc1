const scriptHint = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const starter = /<script(?=[^>]*\stype="module")(?![^>]*\ssrc=)[^>]*>/;

/** A document has no script that starts React Router. */
export const hydrates = (html: string): boolean => starter.test(html);

/**
 * Starts hydration after the first paint, or at the first input. The waiting script is inserted as a module: the policy allows it by its
 * hash.
 */
const wake = `(()=>{let awake=false;const start=()=>{if(awake)return;awake=true;const waiting=document.querySelector('script[data-waiting]');for(const href of waiting.dataset.waiting.split(' ')){const hint=document.createElement('link');hint.rel='modulepreload';hint.href=href;document.head.append(hint)}const script=document.createElement('script');script.type='module';script.textContent=waiting.textContent;waiting.replaceWith(script)};addEventListener('load',start);for(const sign of ['pointerdown','keydown','touchstart'])addEventListener(sign,start,{capture:true,passive:true});try{new PerformanceObserver(start).observe({type:'paint',buffered:true})}catch{}})()`;

/**
 * React preloads a page's scripts before its style sheets and with the same priority, so on a slow phone the text waits for scripts.
 * Everything here works without script: the text is painted first, then the script is fetched.
 */
export function deferHydration(html: string, nonce: string, entryChunks: string[] = []): string {
  const hints = [...new Set([...html.matchAll(scriptHint)].map(([, href]) => href).concat(entryChunks))];
  const start = starter.exec(html)?.[0];
  const end = html.lastIndexOf('</body>');
  if (!start || end < 0) return html;
  const waiting = start.replace('type="module"', `type="text/plain" data-waiting="${hints.join(' ')}"`);
  const body = `${html.slice(0, end)}<script nonce="${nonce}">${wake}</script>${html.slice(end)}`;
  return body.replaceAll(scriptHint, '').replace(start, () => waiting);
}
