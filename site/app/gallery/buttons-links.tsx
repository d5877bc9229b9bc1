import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Button } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Glyph } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import styles from './gallery.module.css';
import { GalleryState, Specimen } from './specimen.tsx';

export function Buttons() {
  const t = useTranslations('gallery.buttons');
  const home = pathTo(useLocale(), 'home');
  return (
    <>
      <Specimen id="button" title={t('button.title')} note={t('button.note')} file="components/button.tsx">
        <GalleryState name={t('states.looks')}>
          <div className={styles['row']}>
            <Button>{t('book')}</Button>
            <Button look="secondary">
              <Glyph name="calendar" />
              {t('keep')}
            </Button>
            <Button look="quiet">{t('later')}</Button>
          </div>
        </GalleryState>
        <GalleryState name={t('states.small')}>
          <div className={styles['row']}>
            <Button small>{t('book')}</Button>
            <Button small look="secondary">
              <Glyph name="copy" />
              {t('copy')}
            </Button>
            <Button small look="quiet">
              {t('later')}
            </Button>
          </div>
        </GalleryState>
        <GalleryState name={t('states.disabled')}>
          <div className={styles['row']}>
            <Button disabled>{t('book')}</Button>
            <Button look="secondary" disabled>
              {t('keep')}
            </Button>
          </div>
        </GalleryState>
        <GalleryState name={t('states.busy')}>
          <div className={styles['row']}>
            <Button busy={t('sending')}>{t('book')}</Button>
            <Button look="secondary" busy={t('sending')}>
              {t('keep')}
            </Button>
          </div>
        </GalleryState>
        <GalleryState name={t('states.wide')}>
          <div className={styles['narrow']}>
            <Button wide>
              {t('nextWithChoice')}
              <Glyph name="arrow-right" />
            </Button>
          </div>
        </GalleryState>
      </Specimen>
      <Specimen id="button-link" title={t('buttonLink.title')} note={t('buttonLink.note')} file="components/button.tsx">
        <div className={styles['row']}>
          <ButtonLink to={home}>{t('book')}</ButtonLink>
          <ButtonLink to={home} look="secondary">
            <Glyph name="phone" />
            <span className="nowrap">210 000 000</span>
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen id="links" title={t('links.title')} note={t('links.note')} file="components/arrow-link.tsx">
        <p>
          {t.rich('links.text', {
            a: (words) => <Link to={home}>{words}</Link>,
          })}
        </p>
        <div className={styles['row']}>
          <ArrowLink to={home}>{t('links.team')}</ArrowLink>
          <ArrowLink to={home} back>
            {t('links.back')}
          </ArrowLink>
        </div>
      </Specimen>
    </>
  );
}
