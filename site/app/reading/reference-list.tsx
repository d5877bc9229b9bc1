import type { SourceReference } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import styles from './reference-list.module.css';
import { PageSection } from './section.tsx';

/** Where the page's statements come from, heading and all; on paper with their addresses. */
export function ReferenceList({ references, id = 'referencias' }: { references: SourceReference[]; id?: string }) {
  const t = useTranslations('reading.sections');
  if (references.length === 0) return null;
  return (
    <PageSection id={id} title={t('references')}>
      <ol className={styles['references']}>
        {references.map(({ source, url }) => (
          <li key={source}>
            {url ? (
              <a href={url} rel="noreferrer">
                {source}
              </a>
            ) : (
              source
            )}
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
