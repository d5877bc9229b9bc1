import type { Address } from '@clinic/core/addresses/path-to';
import type { BreadcrumbList } from 'schema-dts';
import { useTranslations } from 'use-intl';
import { useScreenData } from '../../frame/use-frame.ts';
import { StructuredData } from '../../head/structured-data/structured-data.tsx';
import { toJsonLd } from '../../head/structured-data/to-json-ld.ts';
import { Glyph } from '../icon.tsx';
import { Link } from '../link.tsx';
import styles from './breadcrumbs.module.css';

export type Crumb = { to: Address; title: string };

/** The way here, from the home page. A phone shows only the way back to the page above. */
export function Breadcrumbs({ trail, current }: { trail: Crumb[]; current: string }) {
  const t = useTranslations('components.breadcrumbs');
  const canonical = useScreenData()?.head?.canonical;
  return (
    <nav aria-label={t('label')} className={styles['breadcrumbs']}>
      <ol>
        {trail.map(({ to, title }, index) => (
          <li key={to} data-parent={index === trail.length - 1 || undefined}>
            <Glyph name="arrow-left" className={styles['back']} />
            <Link to={to}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
      {canonical && <StructuredData json={trailData(new URL(canonical), trail, current)} />}
    </nav>
  );
}

const trailData = ({ origin, pathname }: URL, trail: Crumb[], current: string) =>
  toJsonLd([breadcrumbData(origin, [...trail.map(({ to, title }) => ({ path: to, name: title })), { path: pathname, name: current }])]);

/** The way to a page, as the visitor sees it. */
const breadcrumbData = (origin: string, steps: { path: string; name: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ path, name }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
});
