import { useTranslations } from 'use-intl';
import { glyphNames, iconNames } from '../art/names.ts';
import { Glyph, Icon } from '../components/icon.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';
import type { ColourToken } from './tokens.server.ts';

const tiles = Object.entries(import.meta.glob<string>('../art/tiles/*.svg', { eager: true, import: 'default' })).map(([path, src]) => ({
  src,
  name: path.replace(/^.*\/|\.svg$/g, ''),
}));
const headSizes = ['--fs-h1', '--fs-h2', '--fs-h3'];
const readSizes = ['--fs-l', '--fs-m', '--fs-s'];
const spaces = ['--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--s7', '--s8', '--s9', '--s10'];

export function Foundations({ colours }: { colours: ColourToken[] }) {
  const t = useTranslations('gallery.foundations');
  return (
    <>
      <Specimen id="colours" title={t('colours.title')} note={t('colours.note')} file="design/tokens.css">
        <ul className={styles['swatches']}>
          {colours.map(({ name, hex, onWhite }) => (
            <li key={name}>
              <span className={styles['swatch']} style={{ background: `var(${name})` }} />
              <code>{name}</code>
              {hex} {t('contrast', { ratio: `${onWhite}` })}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="type" title={t('type.title')} note={t('type.note')} file="design/tokens.css">
        <ul className={styles['scale']}>
          {headSizes.map((size) => (
            <li key={size}>
              <code>{size}</code>
              <span className={`${styles['sample']} ${styles['head']}`} style={{ fontSize: `var(${size})` }}>
                {t('type.heading')}
              </span>
            </li>
          ))}
          {readSizes.map((size) => (
            <li key={size}>
              <code>{size}</code>
              <span className={styles['sample']} style={{ fontSize: `var(${size})` }}>
                {t('type.text')}
              </span>
            </li>
          ))}
          <li>
            <code>tabular-nums</code>
            <span className={`${styles['sample']} ${styles['digits']}`} style={{ fontSize: 'var(--fs-h3)' }}>
              {t('type.digits')}
            </span>
          </li>
        </ul>
      </Specimen>
      <Specimen id="spacing" title={t('spacing.title')} note={t('spacing.note')} file="design/tokens.css">
        <ul className={styles['scale']}>
          {spaces.map((space) => (
            <li key={space}>
              <code>{space}</code>
              <span className={styles['space']} style={{ width: `var(${space})` }} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="tiles" title={t('tiles.title')} note={t('tiles.note')} file="art/tiles">
        <ul className={styles['drawings']}>
          {tiles.map(({ name, src }) => (
            <li key={name}>
              <span className={styles['tile']} style={{ backgroundImage: `url(${src})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="icons" title={t('icons.title')} note={t('icons.note')} file="components/icon.tsx">
        <ul className={styles['drawings']}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={64} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen id="glyphs" title={t('glyphs.title')} note={t('glyphs.note')} file="components/icon.tsx">
        <ul className={styles['drawings']}>
          {glyphNames.map((name) => (
            <li key={name}>
              <Glyph name={name} size={32} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
