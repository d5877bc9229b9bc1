import { useFrame } from '../frame/use-frame.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { companiesInUse } from './companies-in-use.ts';
import { ConsentPanel } from './consent-panel.tsx';

/** The question and the chat, hidden until consent-behaviour.ts knows what was answered. Private pages know of no company, so they ask nothing. */
export function Consent() {
  const { thirdParties } = useFrame();
  return (
    <>
      {thirdParties?.chatbotScriptUrl && <ChatLauncher scriptUrl={thirdParties.chatbotScriptUrl} />}
      {companiesInUse(thirdParties) && <ConsentPanel />}
    </>
  );
}
