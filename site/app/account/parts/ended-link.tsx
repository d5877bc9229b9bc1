import type { Address } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';

type Props = { title: string; text: string; action: { to: Address; words: string }; side: ReactNode };

/** A link of a letter that opens nothing any more: why, and what to do instead. */
export const EndedLink = ({ title, text, action, side }: Props) => (
  <AccountFrame title={title} lead={text} side={side}>
    <div className={styles['stretch']}>
      <ButtonLink to={action.to} reloadDocument>
        {action.words}
      </ButtonLink>
    </div>
  </AccountFrame>
);
