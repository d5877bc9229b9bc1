import { useTranslations } from 'use-intl';
import { Unbroken } from '../components/unbroken.tsx';
import { Hours } from '../frame/hours.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { hasText } from '../reading/is-empty.ts';
import { RichTextView } from '../reading/rich-text.tsx';
import { BringAlong } from './bring-along.tsx';
import type { PreparationContent } from './preparation.tsx';
import styles from './preparation-sheet.module.css';
import { sheetId } from './sheet-id.ts';
import { whatToBring } from './what-to-bring.ts';

/** For the fridge door: what to do and what to bring. Its head, with the clinic's name and phone, is that of every printed page. */
export function PreparationSheet({ exam, preparation: { text, steps } }: { exam: string; preparation: PreparationContent }) {
  const t = useTranslations('exam');
  const { todo, bring } = whatToBring(steps);
  return (
    <section id={sheetId} className={styles['sheet']} aria-labelledby={`${sheetId}-titulo`}>
      <p className={styles['byHand']} data-print="no">
        {t('sheet.byHand')}
      </p>
      <h2 id={`${sheetId}-titulo`} className={styles['title']}>
        <span className={styles['kind']}>{t('sheet.title')}</span>
        <span className="visually-hidden">: </span>
        {exam}
      </h2>
      <dl className={styles['when']}>
        <div>
          <dt>{t('sheet.day')}</dt>
          <dd />
        </div>
        <div>
          <dt>{t('sheet.time')}</dt>
          <dd />
        </div>
      </dl>
      {hasText(text) && <RichTextView text={text} />}
      {todo.length > 0 && (
        <>
          <h3>{t('sheet.steps')}</h3>
          <ol className={styles['steps']}>
            {todo.map(({ when, text: words }) => (
              <li key={`${when} ${words}`}>
                <strong>{when}</strong>
                <span>{words}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      <BringAlong bring={bring} heading="h3" />
      <Foot />
    </section>
  );
}

function Foot() {
  const t = useTranslations('exam');
  const { name, phone, address } = useFrame().settings;
  return (
    <div className={styles['foot']}>
      <p>
        <b>{t('sheet.questions')}</b>
        <br />
        <span className={styles['phone']}>{phone.shown}</span>
        {phone.note && ` (${phone.note})`}
        <br />
        <Hours />
      </p>
      <p>
        <b>{name}</b>
        <br />
        {address.street}
        <br />
        <Unbroken text={`${address.postalCode} ${address.city}`} />
      </p>
    </div>
  );
}
