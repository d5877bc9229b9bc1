import { pathTo } from '@clinic/core/addresses/path-to';
import type { BlogCategory } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { blogSearch } from './blog-query.ts';
import styles from './category-links.module.css';

/** Plain links, one per category that has articles; the first leads to all of them. */
export function CategoryLinks({ categories, current }: { categories: BlogCategory[]; current: BlogCategory | null }) {
  const t = useTranslations('blog.categories');
  const { locale } = useFrame();
  if (categories.length < 2 && !current) return null;
  const choices = [{ id: 0, title: t('all'), slug: undefined }, ...categories];
  return (
    <nav aria-label={t('title')} className={styles['categories']}>
      <p className={styles['title']} aria-hidden="true">
        {t('title')}
      </p>
      <ul>
        {choices.map(({ id, title, slug }) => (
          <li key={id}>
            <a
              href={pathTo(locale, 'blog') + blogSearch({ category: slug, page: 1 })}
              aria-current={slug === current?.slug ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
