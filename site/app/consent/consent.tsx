import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useFrame } from '../frame/use-frame.ts';
import { isPrivate } from '../navigation/privacy-border.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { onOpenConsentSettings, openConsentSettings } from './open-consent-settings.ts';
import { readDetails } from './read-details.ts';
import { useChoice, useConsent } from './use-consent.ts';
import { useThirdParties } from './use-third-parties.ts';

/** Asks, remembers, and loads what was allowed. On private pages nothing can be loaded, so nothing is asked. */
export function Consent() {
  const { locale, thirdParties } = useFrame();
  const unasked = useChoice() === 'unasked';
  const chat = useConsent('chat');
  const here = useLocation().pathname;
  const [dialog, setDialog] = useState<ReactNode>(null);
  useThirdParties(thirdParties, locale);

  useEffect(
    () =>
      onOpenConsentSettings(async () => {
        const [{ ConsentDialog }, words] = await Promise.all([import('./consent-dialog.tsx'), readDetails(locale)]);
        setDialog(<ConsentDialog words={words} onClose={() => setDialog(null)} />);
      }),
    [locale],
  );

  return (
    <>
      {chat.granted && thirdParties?.chatbotScriptUrl && <ChatLauncher scriptUrl={thirdParties.chatbotScriptUrl} />}
      {unasked && !isPrivate(here) && <ConsentPanel onChooseOneByOne={openConsentSettings} />}
      {dialog}
    </>
  );
}
