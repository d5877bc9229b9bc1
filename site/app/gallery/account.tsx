import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { accountStates } from './account-states.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

/** Whole screens, each at an address of its own: two of them on one page would have the same fields twice. */
export function AccountScreens() {
  const t = useTranslations('gallery.account');
  return (
    <Specimen id="account" title={t('title')} note={t('note')} file="account/">
      <ul className={styles['columns']}>
        {Object.keys(accountStates).map((name) => (
          <li key={name}>
            <a href={`?estado=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

/** The one that the address names, if it names one. */
export function useAccountState() {
  const [query] = useSearchParams();
  return accountStates[query.get('estado') ?? ''];
}
