import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { momentInWords } from '../booking/visit/moment.ts';
import page from '../booking/visit/visit-page.module.css';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Glyph } from '../components/icon.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { PlaceActions } from './place-actions.tsx';
import { type PlaceView, placeTitle } from './place-view.ts';
import { RegisteredEvent } from './registered-event.tsx';
import type { RegistrationStanding } from './registration-standing.ts';

const looks = {
  held: { tone: 'wait', glyph: 'clock' },
  unproven: { tone: 'wait', glyph: 'clock' },
  registered: { tone: 'good', glyph: 'check' },
  waiting: { tone: 'calm', glyph: 'clock' },
  offered: { tone: 'wait', glyph: 'clock' },
  ended: { tone: 'calm', glyph: 'info' },
  over: { tone: 'calm', glyph: 'info' },
} as const;

/** One's own registration: what it stands at, and the buttons that change it. */
export function PlaceScreen({ view }: { view: PlaceView | null }) {
  const t = useTranslations('events.place');
  const { locale } = useFrame();
  const shown = view ? placeTitle(view.standing) : 'ended';
  const { tone, glyph } = looks[shown];
  return (
    <div className={page['page']}>
      <div className={page['main']}>
        <p className={page['chip']} data-tone={tone}>
          <Glyph name={glyph} />
          {t(`chips.${shown}`)}
        </p>
        <h1 className={page['title']}>{t(`titles.${shown}`)}</h1>
        <p className={page['lead']}>{view ? <Lead standing={view.standing} /> : t('withdrawn')}</p>
        {view && <PlaceActions view={view} />}
        <p className={page['after']}>
          <ArrowLink to={pathTo(locale, 'events')} reloadDocument>
            {t('events')}
          </ArrowLink>
        </p>
      </div>
      <aside className={page['aside']}>
        {view && <RegisteredEvent event={view.event} standing={view.standing} />}
        <CallPanel title={t('call.title')} text={t('call.text')} />
      </aside>
    </div>
  );
}

function Lead({ standing: { status, mode, people, until, ahead, endedBy, hadPlace, isUnproven } }: { standing: RegistrationStanding }) {
  const t = useTranslations('events.place');
  const { locale } = useFrame();
  if (status === 'ended' && endedBy === 'visitor' && !hadPlace) return t('ended.visitorWaiting');
  if (status === 'ended') return t(`ended.${endedBy ?? 'visitor'}`);
  if (status === 'over') return t('leads.over');
  const values = { people, until: until ? momentInWords(until, locale) : '' };
  if (status === 'waiting' && isUnproven) return t('leads.unproven', values);
  if (status === 'waiting') return t('leads.waiting', { ahead: Math.max(0, ahead) });
  if (status === 'offered') return t('leads.offered', values);
  return t(mode === 'video' ? `leads.${status}Video` : `leads.${status}`, values);
}
