import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { EmergencyNumbers } from '../components/messages/emergency-numbers.tsx';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { HeldPlace } from '../components/messages/held-place.tsx';
import { useSent } from '../components/use-sent.ts';
import { CallPanel } from '../frame/call-panel.tsx';
import { TrapField } from '../frame/trap-field.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { WorkField } from '../requests/work-field.tsx';
import { registrationAddress } from './event-addresses.ts';
import { EventFactList } from './event-fact-list.tsx';
import panel from './event-panel.module.css';
import { RegistrationFormFields } from './registration-form-fields.tsx';
import styles from './registration-screen.module.css';
import type { RegistrationScreenProblem, RegistrationView } from './registration-view.ts';
import { usePlacesInWords } from './use-places-in-words.ts';
import { useRegistrationProblems } from './use-registration-problems.ts';

/** Which event it is and how many places are left stands above what is asked. */
export function RegistrationScreen({ view, problems }: { view: RegistrationView; problems: RegistrationScreenProblem[] }) {
  const t = useTranslations('events.register');
  const { event, free, others, pass, work } = view;
  const { locale } = useFrame();
  const { errors } = useRegistrationProblems(problems);
  const places = usePlacesInWords(view);
  const [sent, setSent] = useSent();
  const isFull = free === 0 && event.attendance !== 'both';
  return (
    <div className={styles['screen']}>
      <div className={styles['task']}>
        <ErrorSummary errors={errors} />
        <h1 className={styles['title']}>{t('title')}</h1>
        <p className={styles['lead']}>{event.title}</p>
        <section className={`${panel['panel']} ${styles['facts']}`} aria-label={t('event')}>
          <div className={panel['inside']}>
            <EventFactList event={event} {...(places && { places })} />
          </div>
        </section>
        {others.length > 0 && (
          <ul className={styles['others']}>
            {others.map((other) => (
              <li key={other.slug}>
                <a href={registrationAddress(locale, other)}>{t('another', { title: other.title })}</a>
              </li>
            ))}
          </ul>
        )}
        <p className={styles['soft']}>
          <EmergencyNumbers>{t('emergency')}</EmergencyNumbers> {t('marks')}
        </p>
        <form method="post" noValidate data-task onSubmit={() => setSent(true)}>
          <input type="hidden" name="event" value={event.id} />
          <input type="hidden" name="pass" value={pass} />
          {work && <WorkField key={work.salt} work={work} />}
          <RegistrationFormFields view={view} problems={problems} />
          <TrapField />
          <div className={styles['send']}>
            <HeldPlace />
            <Button id="send" type="submit" busy={sent && problems.length === 0 ? t('busy') : undefined}>
              {isFull ? t('submitWaiting') : t('submit')}
            </Button>
          </div>
        </form>
      </div>
      <div className={styles['side']}>
        <CallPanelOfEvents />
      </div>
    </div>
  );
}

function CallPanelOfEvents() {
  const t = useTranslations('events.call');
  return <CallPanel title={t('title')} text={t('text')} />;
}
