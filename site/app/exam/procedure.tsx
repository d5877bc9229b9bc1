import type { ExamPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { TextSection } from '../reading/text-section.tsx';
import styles from './procedure.module.css';

/** How it is done: words, a drawing, and its points one under the other. */
export function Procedure({ procedure }: { procedure: ExamPage['procedure'] }) {
  const t = useTranslations('exam');
  return (
    <TextSection id="como-se-faz" section={procedure} title={t('procedure')} steps>
      {procedure.table.length > 0 && (
        <table className={styles['table']}>
          <caption className="visually-hidden">{procedure.title || t('procedure')}</caption>
          <tbody>
            {procedure.table.map(({ title, text }) => (
              <tr key={`${title} ${text}`}>
                <th scope="row">{title}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TextSection>
  );
}
