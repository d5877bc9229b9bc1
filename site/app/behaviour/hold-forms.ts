import { showHeld } from './held-strip.ts';

const reachMs = 4_000;

/** Browsers have been known to call themselves offline behind a VPN: no form is held on their word alone. */
async function isReached(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(reachMs) });
    return true;
  } catch {
    return false;
  }
}

const ofTheBrowser = { isOnline: () => navigator.onLine, isReached, showHeld };
type Connection = typeof ofTheBrowser;

/** Whether a form cannot be sent now, which is then said beside its button. For forms that script sends after work of its own. */
export async function isHeld(button: HTMLElement | null, { isOnline, isReached, showHeld }: Connection = ofTheBrowser): Promise<boolean> {
  if (isOnline() || (await isReached())) return false;
  showHeld(button);
  return true;
}

/**
 * Without a connection the browser puts its own error page in place of a form, and everything that was typed is gone with it: it may be kept
 * nowhere on the device. So the form stays as it is, and is sent by the next press. Heard before React, so that no button says it is being sent.
 */
export function holdForms(page: EventTarget = window, connection: Connection = ofTheBrowser): () => void {
  const asking = new WeakSet<HTMLFormElement>();
  const letThrough = new WeakSet<HTMLFormElement>();
  const send = async (form: HTMLFormElement, button: HTMLElement | null) => {
    asking.add(form);
    const held = await isHeld(button, connection);
    asking.delete(form);
    if (held) return;
    letThrough.add(form);
    form.requestSubmit(button);
    letThrough.delete(form);
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    // Not `form.method`: a field of that name would stand in its place.
    if (connection.isOnline() || letThrough.has(form) || form.getAttribute('method') !== 'post') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!asking.has(form)) void send(form, (event as SubmitEvent).submitter);
  };
  page.addEventListener('submit', onSubmit, { capture: true });
  return () => page.removeEventListener('submit', onSubmit, { capture: true });
}
