import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import type { GlyphName } from '../art/names.ts';
import { Glyph } from '../components/icon.tsx';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { Brand } from '../frame/brand.tsx';
import { SkipLink } from '../frame/header/skip-link.tsx';
import { LanguageLinks } from '../frame/language-links.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './area-frame.module.css';
import type { AreaCell, AreaFrameView } from './area-frame-view.ts';
import { ActForm } from './parts/act-form.tsx';

const cells: { cell: AreaCell; page: 'personalArea' | 'visitHistory' | 'symptoms' | 'profile'; glyph: GlyphName }[] = [
  { cell: 'home', page: 'personalArea', glyph: 'home' },
  { cell: 'visits', page: 'visitHistory', glyph: 'calendar' },
  { cell: 'symptoms', page: 'symptoms', glyph: 'chart' },
  { cell: 'profile', page: 'profile', glyph: 'user' },
];

/** Above every page of the personal area: how to call, the languages, whose it is, its four parts, and the way out. */
export function AreaFrame({ view: { firstName, current, hasSymptoms, kept } }: { view: AreaFrameView }) {
  const t = useTranslations('area.frame');
  const locale = useLocale();
  const shown = cells.filter(({ cell }) => cell !== 'symptoms' || hasSymptoms);
  return (
    <header className={styles['header']}>
      <SkipLink />
      <CallStrip />
      <div className={styles['inside']}>
        <Brand />
        <ActForm go="signOut" action={pathTo(locale, 'signOut')} className={styles['out']}>
          <p className={styles['name']}>
            <Glyph name="user" size={20} />
            <span className="visually-hidden">{t('signedIn')} </span>
            {firstName}
          </p>
          <button type="submit" className={styles['button']}>
            <Glyph name="sign-out" />
            {t('signOut')}
          </button>
        </ActForm>
        <nav aria-label={t('label')} className={styles['cells']}>
          <ul>
            {shown.map(({ cell, page, glyph }) => (
              <li key={cell}>
                <a href={pathTo(locale, page)} aria-current={cell === current ? 'page' : undefined}>
                  <Glyph name={glyph} />
                  {t(cell)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {kept && (
        <div className={styles['kept']}>
          <Note kind="wait" isNews title={t(`kept.${kept}`)}>
            <p>
              <Unbroken text={t(`kept.${kept}Text`)} />
            </p>
          </Note>
        </div>
      )}
    </header>
  );
}

/** On every width: whoever is lost on a page finds a person to ask, and their own language. */
function CallStrip() {
  const { phone } = useFrame().settings;
  return (
    <div className={styles['strip']}>
      <div className={styles['stripInside']}>
        <p className={styles['phone']}>
          <a href={phone.href}>
            <Glyph name="phone" size={20} />
            <span className="nowrap">{phone.shown}</span>
          </a>
          {phone.note && <small>{phone.note}</small>}
        </p>
        <LanguageLinks onDark keepsQuery />
      </div>
    </div>
  );
}
