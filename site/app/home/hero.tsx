import { pathTo } from '@clinic/core/addresses/path-to';
import type { HomeBanner } from '@clinic/core/content/pages/home-shape';
import { preload } from 'react-dom';
import { useTranslations } from 'use-intl';
import scene from '../art/scenes/hero-porta-lisboa.svg';
import narrowScene from '../art/scenes/hero-porta-lisboa-fino.svg';
import { HourDoor } from '../booking/hour-door.tsx';
import { buttonClass } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { CallNotes } from '../frame/call-notes.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { focalPointStyle } from '../reading/focal-point.ts';
import styles from './hero.module.css';

export function Hero({ banner }: { banner: HomeBanner }) {
  const t = useTranslations('home.hero');
  const { locale, settings } = useFrame();
  const { phone } = settings;
  return (
    <section className={styles['ground']} aria-labelledby="inicio-titulo" data-together>
      <div className={styles['hero']}>
        <h1 id="inicio-titulo">
          <Unbroken text={banner.title} />
        </h1>
        <div className={styles['body']}>
          {banner.text && <p className={styles['lead']}>{banner.text}</p>}
          <div className={styles['actions']} data-page-action>
            <ButtonLink to={pathTo(locale, 'wizard')}>{t('book')}</ButtonLink>
            <HourDoor>{t('seeHours')}</HourDoor>
            <a className={buttonClass({ look: 'secondary' })} href={phone.href} aria-label={t('call', { phone: phone.shown })}>
              <Glyph name="phone" />
              <span className={styles['number']}>{phone.shown}</span>
            </a>
          </div>
          <CallNotes />
        </div>
        <Scene banner={banner} alt={t('sceneAlt')} />
      </div>
    </section>
  );
}

/** What the clinic uploads takes the place of the drawn scene. */
function Scene({ banner, alt }: { banner: HomeBanner; alt: string }) {
  if (banner.image) {
    const { src, width, height } = banner.image;
    return (
      <div className={styles['scene']}>
        <img
          src={src}
          alt={banner.image.alt}
          width={width}
          height={height}
          style={focalPointStyle(banner.image.focalPoint)}
          fetchPriority="high"
        />
      </div>
    );
  }
  preload(narrowScene, { as: 'image', fetchPriority: 'high', media: '(max-width: 599px)' });
  preload(scene, { as: 'image', fetchPriority: 'high', media: '(min-width: 600px)' });
  return (
    <picture className={styles['scene']}>
      <source media="(max-width: 599px)" srcSet={narrowScene} width={390} height={300} />
      <img src={scene} alt={alt} width={900} height={720} fetchPriority="high" />
    </picture>
  );
}
