import { useTranslations } from 'use-intl';
import styles from './skip-link.module.css';

export function SkipLink() {
  const t = useTranslations('frame');
  return (
    <a className={styles['skip']} href="#conteudo">
      {t('skip')}
    </a>
  );
}
