import { pathTo } from '@clinic/core/addresses/path-to';
import type { CallToAction } from '@clinic/core/content/shapes/page-parts';
import { replyWorkingDays } from '@clinic/core/working-hours/reply-hours';
import { useLocale, useTranslations } from 'use-intl';
import { BookingDoor } from '../booking/booking-door.tsx';
import { buttonClass } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import { PictureView } from '../reading/picture.tsx';
import styles from './booking-banner.module.css';
import { useFrame } from './use-frame.ts';

type Props = {
  id?: string;
  /** `stone` where the band above is already warm. */
  ground?: 'terra' | 'stone';
  /** A page's own words; where it has none, the usual ones. */
  words?: CallToAction;
};

/** The end of a page: a wall of tiles, and the way in. */
export function BookingBanner({ id = 'form-consulta', ground = 'terra', words }: Props) {
  const t = useTranslations('frame');
  const { settings } = useFrame();
  const { phone } = settings;
  const locale = useLocale();
  const usual = [t('bookingBanner.first'), t('bookingBanner.second')];
  return (
    <section className={`${styles['banner']} ${styles[ground]}`} id={id} aria-labelledby={`${id}-title`}>
      {words?.image ? (
        <PictureView picture={words.image} sizes={partOfTheBanner} className={styles['picture']} />
      ) : (
        <div className={styles['tiles']} />
      )}
      <div className={styles['text']}>
        <h2 id={`${id}-title`}>{words?.title || t('bookingBanner.title')}</h2>
        {(words?.paragraphs.length ? words.paragraphs : usual).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {t.rich('bookingBanner.third', {
            workingDays: replyWorkingDays,
            call: (chunks) => <a href={pathTo(locale, 'callBack')}>{chunks}</a>,
          })}
        </p>
        <div className={styles['actions']} data-page-action>
          <BookingDoor>{t('bookingBanner.action')}</BookingDoor>
          <a className={buttonClass({ look: 'secondary' })} href={phone.href}>
            <Glyph name="phone" />
            <span>{t.rich('call', { phone: phone.shown, number: (chunks) => <span className="nowrap">{chunks}</span> })}</span>
          </a>
        </div>
        {phone.note && <p className={styles['note']}>{phone.note}</p>}
      </div>
    </section>
  );
}

const partOfTheBanner = '(min-width: 52.5em) 42vw, 100vw';
