import { locales } from '@clinic/core/kernel/locale';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import styles from './gallery.module.css';
import { type SectionName, sectionNames } from './section-names.ts';

const languages = { pt: 'Português', en: 'English' };

export function GalleryMenu({ current }: { current: SectionName }) {
  const t = useTranslations('gallery');
  const locale = useLocale();
  return (
    <nav aria-label={t('title')} className={styles['menu']}>
      <p className={styles['name']}>{t('title')}</p>
      <ul>
        {sectionNames.map((name) => (
          <li key={name}>
            <Link to={`/galeria/${locale}/${name}`} aria-current={name === current ? 'page' : undefined}>
              {t(`sections.${name}.title`)}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['languages']}>
        {locales.map((other) => (
          <a key={other} href={`/galeria/${other}/${current}`} lang={other} aria-current={other === locale ? 'true' : undefined}>
            {languages[other]}
          </a>
        ))}
      </p>
    </nav>
  );
}
