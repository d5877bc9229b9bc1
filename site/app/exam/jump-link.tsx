import styles from './jump-link.module.css';

/** To a part further down the same page. */
export const JumpLink = ({ to, children }: { to: string; children: string }) => (
  <a href={`#${to}`} className={styles['link']}>
    {children}
  </a>
);
