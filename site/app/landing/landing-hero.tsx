import { pathTo } from '@clinic/core/addresses/path-to';
import type { LandingPage } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { buttonClass } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Glyph } from '../components/icon.tsx';
import { CallNotes } from '../frame/call-notes.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { PictureView } from '../reading/picture.tsx';
import styles from './landing-hero.module.css';

const halfOfTheWindow = '(min-width: 48em) 50vw, 100vw';

export function LandingHero({ banner: { title, text, picture } }: Pick<LandingPage, 'banner'>) {
  const t = useTranslations('landing');
  const { locale, settings } = useFrame();
  const { phone } = settings;
  return (
    <div className={styles['ground']} data-together>
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <h1>{title}</h1>
          {text.split(/\n\s*\n/).map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
          <div className={styles['actions']} data-page-action>
            <ButtonLink to={pathTo(locale, 'wizard')} reloadDocument>
              {t('book')}
            </ButtonLink>
            <a className={buttonClass({ look: 'secondary' })} href={phone.href}>
              <Glyph name="phone" />
              <span>{t.rich('call', { phone: phone.shown, number: (chunks) => <span className="nowrap">{chunks}</span> })}</span>
            </a>
          </div>
          <ArrowLink to={pathTo(locale, 'bookingQuiz')} reloadDocument>
            {t('quiz')}
          </ArrowLink>
          <CallNotes />
        </div>
        {picture ? (
          <PictureView picture={picture} eager sizes={halfOfTheWindow} className={styles['picture']} />
        ) : (
          <div className={styles['tiles']} />
        )}
      </div>
    </div>
  );
}
