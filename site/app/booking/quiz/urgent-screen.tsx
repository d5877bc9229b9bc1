import { useTranslations } from 'use-intl';
import { buttonClass } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { CareCard } from '../../components/messages/care-card.tsx';
import { EmergencyNumbers } from '../../components/messages/emergency-numbers.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import { useFrame } from '../../frame/use-frame.ts';
import { useSigns } from '../../quizzes/use-signs.ts';
import styles from '../wizard/wizard-screen.module.css';
import { questionAddress } from './question-address.ts';
import { QuizFrame } from './quiz-frame.tsx';
import type { QuizView } from './quiz-view.server.ts';
import urgent from './urgent-screen.module.css';

/** Somebody who has such a sign needs help today: the numbers come first, and the way on to booking after them. */
export function UrgentScreen({ view }: { view: QuizView }) {
  const t = useTranslations('bookingQuiz.urgent');
  const { locale } = useFrame();
  const signs = useSigns().map(({ words }) => words);
  return (
    <QuizFrame view={view} calls>
      <h1 className={styles['title']}>{t('title')}</h1>
      <CareCard level="now" title={t('card')} signs={signs} namesNumbers>
        <p>
          <EmergencyNumbers>{t('advice')}</EmergencyNumbers>
        </p>
      </CareCard>
      <p className={urgent['ours']}>{t('call')}</p>
      <PhoneLink />
      <div className={urgent['ways']}>
        <a className={buttonClass({ look: 'secondary' })} href={questionAddress(locale, view.place.next ?? 'who')}>
          {t('goOn')}
          <Glyph name="arrow-right" />
        </a>
        <a href={questionAddress(locale, 'signs')}>{t('back')}</a>
      </div>
    </QuizFrame>
  );
}
