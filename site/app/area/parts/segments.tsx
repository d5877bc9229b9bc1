import styles from './segments.module.css';

export type Segment = { key: string; to: string; text: string; isCurrent: boolean };

/** The pages beside this one, as links: each is an address of its own. */
export const Segments = ({ label, segments }: { label: string; segments: Segment[] }) => (
  <nav aria-label={label} className={styles['segments']} data-print="no">
    {segments.map(({ key, to, text, isCurrent }) => (
      <a key={key} href={to} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </a>
    ))}
  </nav>
);
