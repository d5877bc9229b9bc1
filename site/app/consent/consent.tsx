import { type ReactNode, useEffect, useState } from 'react';
import { useFrame } from '../frame/use-frame.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { companiesInUse } from './companies-in-use.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { onOpenConsentSettings, openConsentSettings } from './open-consent-settings.ts';
import { readDetails } from './read-details.ts';
import { useChoice, useConsent } from './use-consent.ts';
import { useThirdParties } from './use-third-parties.ts';

/** Asks where there is something to allow, remembers, and loads what was allowed. Private pages know of no company, so they ask nothing. */
export function Consent() {
  const { locale, thirdParties } = useFrame();
  const unasked = useChoice() === 'unasked';
  const chat = useConsent('chat');
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
      {unasked && companiesInUse(thirdParties) && <ConsentPanel onChooseOneByOne={openConsentSettings} />}
      {dialog}
    </>
  );
}
