import { pathTo } from '@clinic/core/addresses/path-to';
import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { momentInWords } from '../../booking/visit/moment.ts';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import type { Awaiting } from '../area-view.ts';
import { ActForm } from '../parts/act-form.tsx';
import { AreaCard } from '../parts/area-card.tsx';
import { boundName } from '../parts/bound-name.ts';
import { dateInLine } from '../parts/date-in-line.ts';
import { RowLink, RowList } from '../parts/row-link.tsx';
import styles from './awaiting-list.module.css';

/** What waits for the reader, or for the clinic. */
export function AwaitingList({ awaiting }: { awaiting: Awaiting[] }) {
  const t = useTranslations('area.awaiting');
  if (awaiting.length === 0) return null;
  return (
    <AreaCard title={t('title')}>
      <RowList>
        {awaiting.map((item) => (
          <AwaitingRow key={item.key} item={item} />
        ))}
      </RowList>
    </AreaCard>
  );
}

function AwaitingRow({ item }: { item: Awaiting }) {
  const t = useTranslations('area.awaiting');
  const papers = useTranslations('area.papers.kinds');
  const fields = useTranslations('area.profile.fields');
  const locale = useLocale();
  switch (item.kind) {
    case 'unbooked':
      return (
        <RowLink
          to={item.to}
          glyph="warning"
          text={t('unbooked', { when: momentInWords(item.startsAt, locale), doctor: boundName(item.doctorName) })}
          note={t('unbookedNote')}
        />
      );
    case 'paper':
      return (
        <RowLink
          to={item.to}
          glyph="document"
          download
          text={t('paper', { paper: papers(item.paper), day: dateInLine(item.day, locale) })}
          note={item.amountCents === null ? t('unread') : t('unreadAmount', { amount: euros(item.amountCents, locale) })}
        />
      );
    case 'edit':
      return (
        <RowLink
          to={pathTo(locale, 'profile')}
          glyph={item.isRefused ? 'warning' : 'clock'}
          text={t(item.isRefused ? 'editRefused' : 'editWaiting', { field: fields(item.field) })}
          note={t(item.isRefused ? 'editRefusedNote' : 'editWaitingNote')}
        />
      );
    case 'stranger':
      return (
        <li className={styles['stranger']}>
          <Glyph name="warning" />
          <div>
            <p>
              <Unbroken text={t('stranger', { when: momentInWords(item.startsAt, locale), doctor: boundName(item.doctorName) })} />
            </p>
            <ActForm go="notMine" about={{ visit: item.key }}>
              <Button type="submit" look="secondary" small>
                {t('notMine')}
              </Button>
            </ActForm>
          </div>
        </li>
      );
    default:
      return item satisfies never;
  }
}
