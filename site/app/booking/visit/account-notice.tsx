import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { ButtonLink } from '../../components/button-link.tsx';
import { Note } from '../../components/messages/note.tsx';
import type { VisitView } from './visit-view.ts';

/** Money goes back by transfer: the way to the page where its account is typed, or that it was. */
export function AccountNotice({ view: { account, token } }: { view: VisitView }) {
  const t = useTranslations('visit.account');
  const locale = useLocale();
  if (account === 'none') return null;
  return (
    <Note kind={account === 'given' ? 'done' : 'wait'} title={t(`${account}.title`)}>
      <p>{t(`${account}.text`)}</p>
      {account === 'waiting' && (
        <ButtonLink to={pathTo(locale, 'visitRefund', { visita: token })} reloadDocument>
          {t('waiting.give')}
        </ButtonLink>
      )}
    </Note>
  );
}
