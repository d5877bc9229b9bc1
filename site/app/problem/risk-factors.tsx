import type { ProblemPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { hasText } from '../reading/is-empty.ts';
import { PictureView } from '../reading/picture.tsx';
import { RichTextView } from '../reading/rich-text.tsx';
import { PageSection } from '../reading/section.tsx';
import styles from './risk-factors.module.css';

/** What makes the problem likelier, each with its small drawing. */
export function RiskFactors({ risks: { title, subtitle, text, factors } }: { risks: ProblemPage['risks'] }) {
  const t = useTranslations('reading.sections');
  return (
    <PageSection id="fatores" title={title || t('risks')}>
      {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
      {hasText(text) && <RichTextView text={text} />}
      {factors.length > 0 && (
        <ul className={styles['factors']}>
          {factors.map((factor) => (
            <li key={factor.title}>
              {factor.picture && <PictureView picture={factor.picture} sizes="72px" className={styles['icon']} decorative />}
              <div>
                <h3>{factor.title}</h3>
                {factor.text && <p>{factor.text}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
