import { pathTo } from '@clinic/core/addresses/path-to';
import type { EventPage } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { coverOf } from '../blog/cover-of.ts';
import { TileCover } from '../components/content/tile-cover.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Opening } from '../reading/opening.tsx';
import { RichTextView } from '../reading/rich-text.tsx';
import { PageSection } from '../reading/section.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { EventPanel } from './event-panel.tsx';
import styles from './event-screen.module.css';
import type { EventStanding } from './event-standing.ts';
import { SpeakerList } from './speaker-list.tsx';

/** When, where and how to come stands before the text on a phone and beside it on a wide window. */
export function EventScreen({ event, standing }: { event: EventPage; standing: EventStanding }) {
  const t = useTranslations('events');
  const { locale } = useFrame();
  const trail = [useHomeCrumb(), { to: pathTo(locale, 'events'), title: t('title') }];
  return (
    <>
      <Opening
        breadcrumbs={trail}
        title={event.title}
        lead={event.excerpt}
        picture={event.picture}
        standIn={<TileCover tile={coverOf(event.id)} eager />}
      />
      <div className={styles['page']}>
        <div className={styles['aside']}>
          <EventPanel event={event} standing={standing} />
        </div>
        <div className={styles['text']}>
          {event.speakers.length > 0 && (
            <PageSection id="quem" title={standing === 'over' ? t('speakersPast') : t('speakers')}>
              <SpeakerList speakers={event.speakers} />
            </PageSection>
          )}
          {event.text.length > 0 && (
            <PageSection id="texto" title={t('about')}>
              <RichTextView text={event.text} />
            </PageSection>
          )}
          {standing !== 'over' && (
            <div className={styles['call']}>
              <CallPanel title={t('call.title')} text={t('call.text')} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
