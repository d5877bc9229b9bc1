import type { ReactNode } from 'react';
import { Unbroken } from '../../components/unbroken.tsx';
import styles from './area-page.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Between the header and the title: the pages beside this one. */
  nav?: ReactNode;
  /** What has just happened, or does not work at this moment. */
  notice?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** One page of the personal area: a title, a column of cards and, where there is room, what helps beside it. */
export function AreaPage({ title, lead, nav, notice, aside, children }: Props) {
  return (
    <div className={styles['page']}>
      {nav}
      {notice}
      <h1 className={styles['title']}>
        <Unbroken text={title} />
      </h1>
      {lead && <p className={styles['lead']}>{lead}</p>}
      <div className={aside ? styles['columns'] : styles['single']}>
        <div className={styles['stack']}>{children}</div>
        {aside && <div className={styles['stack']}>{aside}</div>}
      </div>
    </div>
  );
}
