import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { ActForm } from '../parts/act-form.tsx';
import styles from './line-form.module.css';

type Props = { go: string; about?: Record<string, string>; back: string; submit?: string; leave?: string; children: ReactNode };

/** One field, a button and the way back: nothing else of the page can be sent by mistake. */
export function LineForm({ go, about, back, submit, leave, children }: Props) {
  const t = useTranslations('area.profile');
  return (
    <ActForm go={go} {...(about && { about })} className={styles['form']}>
      {children}
      <div className={styles['actions']}>
        <Button type="submit">{submit ?? t('save')}</Button>
        <a className={styles['back']} href={back}>
          {leave ?? t('keep')}
        </a>
      </div>
    </ActForm>
  );
}
