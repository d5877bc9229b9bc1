import type { SearchKind } from '@clinic/core/search/rules/kinds';
import type { GlyphName } from '../art/names.ts';
import { Glyph, Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { Marked } from './marked.tsx';
import styles from './result-item.module.css';
import type { ResultPage } from './search-outcome.ts';

const glyphs: Record<SearchKind, GlyphName> = {
  problem: 'info',
  treatment: 'shield-check',
  exam: 'document',
  person: 'user',
  article: 'document',
  event: 'calendar',
  page: 'info',
};

/** One page that was found: what it is, and the words that say why. */
export function ResultItem({ page: { to, title, excerpt, icon }, kind }: { page: ResultPage; kind: SearchKind }) {
  return (
    <li className={styles['item']}>
      <span className={styles['drawing']} data-plain={!icon || undefined}>
        {icon ? <Icon name={icon} size={56} /> : <Glyph name={glyphs[kind]} size={28} />}
      </span>
      <h3>
        <Link to={to}>
          <Marked pieces={title} />
        </Link>
      </h3>
      <p>
        <Marked pieces={excerpt} />
      </p>
    </li>
  );
}
