import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Unbroken } from '../../components/unbroken.tsx';
import { StateChip } from '../parts/state-chip.tsx';
import type { ProfileEdit } from '../profile-view.ts';
import styles from './profile-line.module.css';

type Props = {
  id?: string;
  name: string;
  value: string | null;
  note?: string | undefined;
  edit?: ProfileEdit | undefined;
  /** Where the line is changed; without it nothing is offered. */
  to?: string | undefined;
  /** Of what the clinic has, while it does not answer. */
  isUnread?: boolean;
  children?: ReactNode;
};

/** One fact about the reader, with its own way to change it. */
export function ProfileLine({ id, name, value, note, edit, to, isUnread = false, children }: Props) {
  const t = useTranslations('area.profile');
  return (
    <div className={styles['line']} id={id}>
      <dt>{name}</dt>
      <dd className={styles['value']}>
        {value ? <ShownValue value={value} /> : <span className={styles['missing']}>{t(isUnread ? 'unread' : 'missing')}</span>}
        {note && <small>{note}</small>}
        {edit && <EditState edit={edit} />}
        {children}
      </dd>
      {to && (
        <dd className={styles['change']}>
          <a href={to}>
            {t(value || isUnread ? 'change' : 'add')}
            <span className="visually-hidden">: {name}</span>
          </a>
        </dd>
      )}
    </div>
  );
}

/** A long address breaks before its @ and nowhere else. */
function ShownValue({ value }: { value: string }) {
  const [before, ...after] = value.split('@');
  if (after.length === 0) return <Unbroken text={value} />;
  return (
    <>
      {before}
      <wbr />@{after.join('@')}
    </>
  );
}

/** What became of a change: never lost, and said in its own line. */
function EditState({ edit }: { edit: ProfileEdit }) {
  const t = useTranslations('area.profile.edit');
  if (edit.state === 'waiting')
    return (
      <span className={styles['edit']}>
        <StateChip tone="wait" glyph="clock">
          {t('waiting')}
        </StateChip>
        <small>{t('waitingValue', { typed: edit.typed })}</small>
      </span>
    );
  return (
    <span className={styles['edit']}>
      <StateChip tone="wait" glyph="warning">
        {t('refused')}
      </StateChip>
      <small>{t('refusedValue', { typed: edit.typed })}</small>
      <small>{t('refusedReason', { reason: t(`reasons.${edit.reason}`) })}</small>
    </span>
  );
}

/** The line that is being changed: its form takes the place of the value. */
export function OpenLine({ id, name, children }: { id?: string; name: string; children: ReactNode }) {
  return (
    <div className={styles['open']} id={id}>
      <dt className="visually-hidden">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const ProfileLines = ({ children }: { children: ReactNode }) => <dl className={styles['lines']}>{children}</dl>;
