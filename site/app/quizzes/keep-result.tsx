import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import { Note } from '../components/messages/note.tsx';

/** A line among the ways to go on. */
export function KeepLine() {
  const t = useTranslations('quizzes.result.keep');
  return (
    <li>
      <form method="post">
        <button type="submit" name="go" value="keep">
          <Glyph name="chart" />
          <span>
            {t('link')}
            <small>{t('note')}</small>
          </span>
        </button>
      </form>
    </li>
  );
}

/** Signing in changes nothing by itself: what was asked for waits for one more press. */
export function KeepNow() {
  const t = useTranslations('quizzes.result.keep');
  return (
    <Note kind="wait" isNews title={t('title')}>
      <p>{t('text')}</p>
      <form method="post">
        <Button type="submit" name="go" value="keep">
          {t('press')}
        </Button>
      </form>
    </Note>
  );
}
