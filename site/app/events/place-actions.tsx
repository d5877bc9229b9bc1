import { useTranslations } from 'use-intl';
import page from '../booking/visit/visit-page.module.css';
import { Button, buttonClass } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Glyph } from '../components/icon.tsx';
import { useSent } from '../components/use-sent.ts';
import { useFrame } from '../frame/use-frame.ts';
import { registrationAddress } from './event-addresses.ts';
import panel from './event-panel.module.css';
import type { PlaceView } from './place-view.ts';

/** Each is a button of its own: only pressing it changes anything. What cannot be taken back stands behind a fold, so that no slip of a finger does it. */
export function PlaceActions({ view: { event, standing, videoUrl, canRegister } }: { view: PlaceView }) {
  const t = useTranslations('events.place');
  const { locale } = useFrame();
  const { status } = standing;
  if (status === 'over') return null;
  if (status === 'ended')
    return canRegister ? (
      <div className={page['actions']}>
        <ButtonLink to={registrationAddress(locale, event)} look="secondary" reloadDocument>
          {t('again')}
        </ButtonLink>
      </div>
    ) : null;
  const isWaiting = status === 'waiting';
  return (
    <>
      {(standing.isUnproven || status === 'offered') && <Act go="confirm" words={status === 'offered' ? t('accept') : t('confirm')} />}
      {videoUrl && (
        <div className={page['actions']}>
          <a className={buttonClass({})} href={videoUrl} target="_blank" rel="noreferrer">
            <Glyph name="video" />
            <span>{t('video')}</span>
          </a>
        </div>
      )}
      {videoUrl && <p className={page['after']}>{t('videoNote')}</p>}
      <section className={page['section']}>
        <h2>{isWaiting ? t('leaveTitle') : t('cancelTitle')}</h2>
        <p>{isWaiting ? t('leaveText') : t('cancelText')}</p>
        <details className={panel['fold']}>
          <summary>{isWaiting ? t('leave') : t('cancel')}</summary>
          <p>{isWaiting ? t('leaveSure') : t('cancelSure')}</p>
          <Act go="cancel" look="secondary" words={isWaiting ? t('leaveNow') : t('cancelNow')} />
        </details>
      </section>
    </>
  );
}

function Act({ go, words, look = 'primary' }: { go: 'confirm' | 'cancel'; words: string; look?: 'primary' | 'secondary' }) {
  const t = useTranslations('events.place');
  const [sent, setSent] = useSent();
  return (
    <form method="post" className={page['actions']} onSubmit={() => setSent(true)}>
      <input type="hidden" name="go" value={go} />
      <Button type="submit" look={look} busy={sent ? t('busy') : undefined}>
        {words}
      </Button>
    </form>
  );
}
