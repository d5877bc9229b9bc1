import { answersMinutes } from '@clinic/core/quizzes/answers-lifetime';
import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import styles from './quiz-page.module.css';
import signStyles from './start-screen.module.css';
import { useSigns } from './use-signs.ts';

type Props = { title: string; intro: string; isLost: boolean };

/** What the quiz is, and the signs for which nobody should answer questions first. */
export function StartScreen({ title, intro, isLost }: Props) {
  const t = useTranslations('quizzes');
  const signs = useSigns();
  return (
    <div className={styles['page']}>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          {isLost && (
            <Note kind="wait" isNews title={t('lost')}>
              <p>{t('lostText', { minutes: answersMinutes })}</p>
            </Note>
          )}
          <h1 className={styles['title']}>
            <Unbroken text={title} />
          </h1>
          <p className={styles['lead']}>{intro}</p>
          <form method="post" className={signStyles['gate']} aria-labelledby="sinais">
            <h2 id="sinais" className={signStyles['title']}>
              <span>{t('before')}</span>
              {t('signsTitle')}
            </h2>
            <p>{t('signsText')}</p>
            <ul className={signStyles['signs']}>
              {signs.map(({ sign, words }) => (
                <li key={sign}>
                  <button type="submit" name="sign" value={sign}>
                    <Glyph name="warning" />
                    <span>{words}</span>
                  </button>
                </li>
              ))}
            </ul>
            <Button type="submit" name="go" value="start" wide>
              {t('none')}
              <Glyph name="arrow-right" />
            </Button>
          </form>
        </div>
        <Note glyph="lock" title={t('secret')}>
          <p>{t('secretText', { minutes: answersMinutes })}</p>
        </Note>
      </div>
    </div>
  );
}
