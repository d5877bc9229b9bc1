import { pathTo } from '@clinic/core/addresses/path-to';
import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { momentInWords } from '../booking/visit/moment.ts';
import { NumberedSteps } from '../booking/visit/numbered-steps.tsx';
import page from '../booking/visit/visit-page.module.css';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Glyph } from '../components/icon.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { RegisteredEvent } from './registered-event.tsx';
import type { RegistrationStanding } from './registration-standing.ts';

export type EventThanksView = { event: EventCard; standing: RegistrationStanding; hasNote: boolean };

/** What was kept, and what is still to do. */
export function EventThanksScreen({ view }: { view: EventThanksView | null }) {
  const t = useTranslations('events.thanks');
  const { locale } = useFrame();
  const isWaiting = view?.standing.status === 'waiting';
  const steps = view ? stepsOf(view.standing) : stepsWithConfirmation;
  return (
    <div className={page['page']}>
      <div className={page['main']}>
        <p className={page['chip']} data-tone={isWaiting ? 'calm' : 'good'}>
          <Glyph name={isWaiting ? 'clock' : 'check'} />
          {isWaiting && !view.standing.isUnproven ? t('chipWaiting') : t('chip')}
        </p>
        <Heading view={view} />
        <section className={page['section']}>
          <h2>{t('next')}</h2>
          <NumberedSteps steps={steps.map((step) => t(`steps.${step}`))} />
        </section>
        {view?.hasNote && <p className={page['after']}>{t('answer')}</p>}
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

function Heading({ view }: { view: EventThanksView | null }) {
  const t = useTranslations('events.thanks');
  const { locale } = useFrame();
  const { title, lead } = words();
  return (
    <>
      <h1 className={page['title']}>{title}</h1>
      <p className={page['lead']}>{lead}</p>
    </>
  );

  function words(): { title: string; lead: string } {
    const { status, mode, people, until, isUnproven } = view?.standing ?? { status: null };
    if (status === 'waiting' && isUnproven && until)
      return { title: t('unprovenTitle'), lead: t('unprovenLead', { day: momentInWords(until, locale) }) };
    if (status === 'waiting' || status === 'offered') return { title: t('waitingTitle'), lead: t('waitingLead') };
    if (status === 'registered') return { title: t('registeredTitle'), lead: t('registeredLead') };
    if (status === 'held' && until) {
      const lead = t('heldLead', { day: momentInWords(until, locale) });
      return { title: mode === 'video' ? t('videoTitle') : t('heldTitle', { people: people ?? 1 }), lead };
    }
    return { title: t('title'), lead: t('plainLead') };
  }
}

const stepsWithConfirmation = ['mail', 'confirm', 'reminder', 'cancel'] as const;

const stepsOf = ({ status, isUnproven }: RegistrationStanding) => {
  if (status === 'waiting' && isUnproven) return ['mail', 'confirm', 'listed'] as const;
  if (status === 'waiting' || status === 'offered') return ['mail', 'wait'] as const;
  return status === 'registered' ? (['reminder', 'cancel'] as const) : stepsWithConfirmation;
};
