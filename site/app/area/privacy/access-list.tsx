import { pathTo } from '@clinic/core/addresses/path-to';
import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { momentInWords } from '../../booking/visit/moment.ts';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { ActForm } from '../parts/act-form.tsx';
import { AreaCard } from '../parts/area-card.tsx';
import { ArrowAnchor } from '../parts/arrow-anchor.tsx';
import { dateInLine } from '../parts/date-in-line.ts';
import type { AccessRow, PrivacyView } from '../privacy-view.ts';
import styles from './access-list.module.css';

/** Who has seen the reader's data: role, reason and time, never a name. */
export function AccessList({ view: { accesses, accessDays, asking } }: { view: PrivacyView }) {
  const t = useTranslations('area.privacy.accesses');
  const locale = useLocale();
  return (
    <AreaCard id="acessos" title={t('title')}>
      <p>{accessDays === null ? t('leadAll', { count: accesses.length }) : t('lead', { count: accesses.length, days: accessDays })}</p>
      <ul className={styles['list']}>
        {accesses.map((access) => (
          <Access key={access.id} access={access} isAsking={access.id === asking} />
        ))}
      </ul>
      {accessDays !== null && <ArrowAnchor to={`${pathTo(locale, 'accountPrivacy')}?acessos=todos#acessos`}>{t('all')}</ArrowAnchor>}
    </AreaCard>
  );
}

function Access({ access: { id, role, what, at, questionedOn }, isAsking }: { access: AccessRow; isAsking: boolean }) {
  const t = useTranslations('area.privacy.accesses');
  const locale = useLocale();
  const here = pathTo(locale, 'accountPrivacy');
  const when = capitalised(momentInWords(at, locale));
  return (
    <li id={`acesso-${id}`}>
      <p>
        <b>{t(`roles.${role}`)}</b>
        <span>{what}</span>
        <small>
          <Unbroken text={when} />
        </small>
      </p>
      {questionedOn && (
        <p className={styles['asked']}>
          <Glyph name="check" size={20} />
          {t('asked', { day: dateInLine(questionedOn, locale) })}
        </p>
      )}
      {isAsking && (
        <ActForm go="questionAccess" about={{ access: id }} className={styles['form']}>
          <Button type="submit">{t('send')}</Button> <ArrowAnchor to={`${here}#acesso-${id}`}>{t('cancel')}</ArrowAnchor>
        </ActForm>
      )}
      {!isAsking && !questionedOn && role !== 'you' && (
        <a className={styles['ask']} href={`${here}?acesso=${id}#acesso-${id}`}>
          {t('ask')}
          <span className="visually-hidden">: {when}</span>
        </a>
      )}
    </li>
  );
}
