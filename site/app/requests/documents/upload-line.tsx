import { fileSize } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import styles from './document-field.module.css';
import type { ShownUpload } from './use-uploads.ts';

type Props = { upload: ShownUpload; onAgain: () => void; onRemove: () => void };

/** One file: how far it is, or in plain words why it is not taken. */
export function UploadLine({ upload: { name, sizeBytes, sentBytes, state, refusal }, onAgain, onRemove }: Props) {
  const t = useTranslations('requests.documents');
  const problem = useTranslations('requests.problems');
  const locale = useLocale();
  const percent = sizeBytes > 0 ? Math.floor((100 * sentBytes) / sizeBytes) : 0;
  return (
    <li data-refused={state === 'refused' ? true : undefined}>
      <Glyph name={state === 'refused' ? 'warning' : state === 'done' ? 'check' : 'document'} />
      <span className={styles['name']}>
        {name}
        {refusal && <span className={styles['why']}>{problem(refusal)}</span>}
      </span>
      <span className={styles['size']}>{fileSize(sizeBytes, locale)}</span>
      {state === 'sending' && (
        <progress className={styles['progress']} max={100} value={percent} aria-label={t('progress', { name })}>
          {percent}
        </progress>
      )}
      <span className={styles['state']}>
        {state === 'sending' && t('sending', { percent })}
        {state === 'waiting' && t('waiting')}
        {state === 'done' && t('done')}
      </span>
      {refusal === 'documentCut' && (
        <button type="button" className={styles['remove']} onClick={onAgain}>
          {t('again')}
        </button>
      )}
      <button type="button" className={styles['remove']} aria-label={t('removeNamed', { name })} onClick={onRemove}>
        {t('remove')}
      </button>
    </li>
  );
}
