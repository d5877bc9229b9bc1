import { purposes } from '@clinic/core/consent/purposes';
import type { ThirdParties } from '@clinic/core/content/frame/third-parties';
import type { Locale } from '@clinic/core/kernel/locale';
import { keepOfflinePage, registerOfflinePage } from '../behaviour/offline-page.ts';
import { allows, choose, currentConsent, subscribe } from './consent-store.ts';
import { insertScript } from './insert-script.ts';
import { loadAllowed, tellShown } from './third-party-scripts.ts';

/** Asks where there is something to allow, remembers, and loads what was allowed. */
export function consentBehaviour(): () => void {
  const dock = document.querySelector<HTMLElement>('[data-dock]');
  if (!dock) return () => {};
  const page = { route: dock.dataset['route'] ?? '', locale: dock.dataset['locale'] ?? '' };
  const thirdParties = JSON.parse(dock.dataset['thirdParties'] ?? 'null') as Partial<ThirdParties> | null;
  const panel = dock.querySelector<HTMLElement>('[data-consent-panel]');
  const chat = dock.querySelector<HTMLElement>('[data-chat]');

  const apply = () => {
    const consent = currentConsent();
    if (panel) panel.hidden = consent !== 'unasked';
    panel?.toggleAttribute('data-asking', consent === 'unasked');
    if (chat) chat.hidden = !allows(consent, 'chat');
    if (!thirdParties) return;
    loadAllowed(thirdParties, consent, page);
    keepOfflinePage(consent);
  };
  const openChat = () => {
    insertScript('chat', chat?.dataset['chat'] ?? '');
    for (const part of chat?.children ?? []) part.toggleAttribute('hidden');
  };
  let isOpening = false;
  const openSettings = async (pressed: HTMLElement) => {
    // A second press while it is being loaded must not open a second one.
    if (isOpening) return;
    isOpening = true;
    try {
      const { openConsentDialog } = await import('./open-consent-dialog.tsx');
      await openConsentDialog(thirdParties, page.locale as Locale);
    } catch {
      // Without its script the link leads to the policy, as it does without any.
      const policy = pressed.closest('a')?.href;
      if (policy) location.assign(policy);
    }
    isOpening = false;
  };
  const onClick = (event: MouseEvent) => {
    const answer = (event.target as Element).closest<HTMLElement>('[data-consent]');
    if (!answer) return;
    event.preventDefault();
    const { consent } = answer.dataset;
    if (consent === 'settings') void openSettings(answer);
    else choose(consent === 'accept' ? purposes : []);
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tellShown(page);
  };

  apply();
  const unsubscribe = subscribe(apply);
  document.addEventListener('click', onClick);
  chat?.querySelector('button')?.addEventListener('click', openChat);
  addEventListener('pageshow', onShown);
  if (thirdParties) addEventListener('appinstalled', registerOfflinePage);
  return () => {
    unsubscribe();
    document.removeEventListener('click', onClick);
    chat?.querySelector('button')?.removeEventListener('click', openChat);
    removeEventListener('pageshow', onShown);
    removeEventListener('appinstalled', registerOfflinePage);
  };
}
