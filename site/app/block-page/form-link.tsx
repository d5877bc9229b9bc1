import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale } from 'use-intl';
import { ButtonLink } from '../components/button-link.tsx';
import styles from './form-link.module.css';

/** To the form of patients who come from far away. */
export function FormLink({ title }: { title: string }) {
  return (
    <p className={styles['form']} data-print="no">
      <ButtonLink to={pathTo(useLocale(), 'internationalRequest')} look="secondary" reloadDocument>
        {title}
      </ButtonLink>
    </p>
  );
}
