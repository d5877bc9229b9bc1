import { pathTo } from '@clinic/core/addresses/path-to';
import { mapSearch } from '@clinic/core/content/pages/map-search';
import { useLocale, useTranslations } from 'use-intl';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../../components/icon.tsx';
import { useFrame } from '../../frame/use-frame.ts';
import type { NextVisit } from '../area-view.ts';
import styles from './visit-actions.module.css';

/** What can be done with the visit, as tiles. Those that change it lead to its own pages, where it is asked once more. */
export function VisitActions({ visit, isSilent }: { visit: NextVisit; isSilent: boolean }) {
  const t = useTranslations('area.actions');
  const locale = useLocale();
  const frame = useTranslations('frame');
  const { address } = useFrame().settings;
  const { token, mode, move, cancel, noticeHours, video, today } = visit;
  const isLate = move === 'late' || cancel === 'late';
  return (
    <div data-print="no">
      <ul className={styles['tiles']}>
        {mode === 'inPerson' && <Tile to={mapSearch(address)} glyph="map-pin" text={t('directions')} newTab={frame('newTab')} />}
        {mode === 'online' && video?.to && !today && <Tile to={video.to} glyph="video" text={t('enterVideo')} />}
        {token && <Tile to={`/visits/${token}/calendar?lingua=${locale}`} glyph="calendar" text={t('calendar')} />}
        {token && move === 'open' && <Tile to={pathTo(locale, 'visitMove', { visita: token })} glyph="clock" text={t('move')} />}
        {token && move === 'open' && <Tile to={pathTo(locale, 'visitEarlier', { visita: token })} glyph="arrow-left" text={t('earlier')} />}
        {token && cancel === 'open' && <Tile to={pathTo(locale, 'visitCancel', { visita: token })} glyph="close" text={t('cancel')} />}
      </ul>
      {isSilent && token && (move === 'open' || cancel === 'open') && <p className={styles['note']}>{t('kept')}</p>}
      {isLate && <p className={styles['note']}>{t('late', { hours: noticeHours })}</p>}
      {!token && <p className={styles['note']}>{t('byPhone')}</p>}
    </div>
  );
}

const Tile = ({ to, glyph, text, newTab }: { to: string; glyph: GlyphName; text: string; newTab?: string }) => (
  <li>
    <a href={to} {...(newTab && { target: '_blank', rel: 'noreferrer' })}>
      <Glyph name={glyph} />
      <span>{text}</span>
      {newTab && <span className="visually-hidden"> ({newTab})</span>}
    </a>
  </li>
);
