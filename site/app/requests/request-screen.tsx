import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestLead } from './request-lead.tsx';
import styles from './request-screen.module.css';
import { RequestSide } from './request-side.tsx';
import type { RefusedRequest, RequestFormView } from './request-view.ts';
import { UrgentNote } from './urgent-note.tsx';

type Props = {
  view: RequestFormView;
  refused: RefusedRequest | undefined;
  /** Where editors have words of their own for the page. */
  title?: string;
  excerpt?: string;
  children?: ReactNode;
};

/** A page that is a form: what it is for, what it is not for, the questions, and what happens next. */
export function RequestScreen({ view, refused, title, excerpt, children }: Props) {
  const t = useTranslations('requests');
  const home = useTranslations('reading')('home');
  const locale = useLocale();
  const heading = title || t(`forms.${view.kind}.title`);
  return (
    <div className={styles['screen']}>
      <div className={styles['task']}>
        <Breadcrumbs trail={[{ to: pathTo(locale, 'home'), title: home }]} current={heading} />
        <h1 className={styles['title']}>
          <Unbroken text={heading} />
        </h1>
        {excerpt && <p className={styles['lead']}>{excerpt}</p>}
        <p className={styles['lead']}>
          <RequestLead view={view} />
        </p>
        {view.kind !== 'complaint' && <UrgentNote />}
        {children}
        <RequestForm view={view} refused={refused} />
      </div>
      <RequestSide view={view} />
    </div>
  );
}
