import { useTranslations } from 'use-intl';
import type { GlyphName } from '../../art/names.ts';
import { Glyph } from '../../components/icon.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './footer.module.css';

const glyphs: Record<string, GlyphName> = { facebook: 'facebook', youtube: 'youtube', instagram: 'instagram', linkedin: 'linkedin' };

export function SocialLinks() {
  const t = useTranslations('frame');
  const { social } = useFrame().settings;
  if (social.length === 0) return null;
  return (
    <ul className={styles['social']} aria-label={t('footer.follow')}>
      {social.map(({ name, url }) => {
        const glyph = glyphs[name.toLowerCase()];
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              {glyph && <Glyph name={glyph} />}
              {name}
              <span className="visually-hidden">{` (${t('newTab')})`}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
