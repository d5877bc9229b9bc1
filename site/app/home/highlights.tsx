import { useTranslations } from 'use-intl';
import { Glyph, Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import styles from './highlights.module.css';
import type { DrawnHighlight } from './read-highlights.server.ts';

export function Highlights({ highlights }: { highlights: DrawnHighlight[] }) {
  const t = useTranslations('home.highlights');
  if (highlights.length === 0) return null;
  return (
    <section className={styles['highlights']} aria-labelledby="destaque-titulo">
      <h2 id="destaque-titulo">{t('title')}</h2>
      <ul>
        {highlights.map(({ title, text, to, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={64} />
              <span>
                <b>{title}</b>
                {text && <span className={styles['text']}>{text}</span>}
              </span>
              <Glyph name="arrow-right" className={styles['arrow']} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
