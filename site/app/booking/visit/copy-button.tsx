import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';

const saysSoMs = 4_000;

/** Copies what a bank's app wants typed. Shown once it works: without script the number is there to be read. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const t = useTranslations('visit.pay');
  const [copied, setCopied] = useState(false);
  const hydrated = useHydrated();
  const copy = async () => {
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => {},
    );
    setTimeout(() => setCopied(false), saysSoMs);
  };
  return (
    <>
      <Button data-awaits-script={!hydrated || undefined} look="secondary" small onClick={copy} aria-label={label}>
        <Glyph name={copied ? 'check' : 'copy'} />
        <span className="copy-word">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {copied ? t('copied') : ''}
      </span>
    </>
  );
}
