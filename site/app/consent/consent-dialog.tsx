import { type Purpose, purposes } from '@clinic/core/consent/purposes';
import type { ThirdParties } from '@clinic/core/content/frame/third-parties';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import styles from './consent-dialog.module.css';
import { allows, choose, currentConsent } from './consent-store.ts';
import { PurposeChoice } from './purpose-choice.tsx';
import type { Details } from './read-details.ts';

type Props = { words: Details; thirdParties: Partial<ThirdParties> | null; onClose(): void };

/** The second layer: every purpose with what it does, who is behind it and for how long. Loaded when it is asked for. */
export function ConsentDialog({ words, thirdParties, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [allowed, setAllowed] = useState<readonly Purpose[]>(() => purposes.filter((purpose) => allows(currentConsent(), purpose)));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const answer = (chosen: readonly Purpose[]) => {
    dialog.current?.close();
    choose(chosen);
  };
  const toggle = (purpose: Purpose) =>
    setAllowed((before) => purposes.filter((other) => (other === purpose ? !before.includes(other) : before.includes(other))));
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="consent-dialog-title" onClose={onClose}>
      <div className={styles['head']}>
        <h2 id="consent-dialog-title">{words.title}</h2>
        <button type="button" className={styles['close']} aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Glyph name="close" />
        </button>
      </div>
      <div className={styles['body']}>
        <p>{words.intro}</p>
        <PurposeChoice words={words} purpose="necessary" />
        {purposes.map((purpose) => (
          <PurposeChoice
            key={purpose}
            words={words}
            purpose={purpose}
            address={thirdParties && addressOf(purpose, thirdParties)}
            checked={allowed.includes(purpose)}
            onToggle={() => toggle(purpose)}
          />
        ))}
      </div>
      <div className={styles['answers']}>
        <Button look="secondary" small onClick={() => answer([])}>
          {words.reject}
        </Button>
        <Button look="secondary" small onClick={() => answer(purposes)}>
          {words.accept}
        </Button>
        <Button look="secondary" small onClick={() => answer(allowed)}>
          {words.save}
        </Button>
      </div>
    </dialog>
  );
}

/** Where a purpose's script comes from; empty while the clinic does not use it, undefined where that is always known. */
function addressOf(purpose: Purpose, { tagManagerId, crmScriptUrl, chatbotScriptUrl }: Partial<ThirdParties>): string | undefined {
  switch (purpose) {
    case 'statistics':
      return tagManagerId && 'https://www.googletagmanager.com';
    case 'marketing':
      return crmScriptUrl;
    case 'chat':
      return chatbotScriptUrl;
    case 'video':
      return undefined;
    default:
      return purpose satisfies never;
  }
}
