import { capitalised } from '@clinic/core/kernel/format';
import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { type Moment, momentInWords } from '../../booking/visit/moment.ts';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import type { NextVisit, TickedStep } from '../area-view.ts';
import { PlainButton } from '../parts/arrow-anchor.tsx';
import { beginningInWords } from './beginning-in-words.ts';
import styles from './preparation-list.module.css';

type Props = Pick<NextVisit, 'id' | 'startsAt' | 'preparation' | 'daysAway'>;

/** From two days before it stands open; until then one line says what comes next, so that the page stays short. */
const openDays = 2;

/** What to do and to bring, each with a tick. A tick is a press that the server keeps: without script the page comes back to this place. */
export function PreparationList({ id, startsAt, preparation, daysAway }: Props) {
  const t = useTranslations('area.prepare');
  const locale = useLocale();
  const shown = useTicks(preparation);
  const done = shown.filter((step) => step.done).length;
  const first = shown.find((step) => !step.done);
  const begins = ({ starts }: TickedStep) => starts && beginningInWords(starts, locale);
  return (
    <details className={styles['card']} id="preparacao" open={daysAway <= openDays}>
      <summary>
        <span className={styles['head']}>
          <h2>{t('title')}</h2>
          <span className={styles['count']}>
            {t('count', { done, total: shown.length })}
            <Glyph name="chevron-down" />
          </span>
        </span>
        <span className={styles['meter']} aria-hidden="true">
          {shown.map(({ key }, index) => (
            <i key={key} data-on={index < done || undefined} />
          ))}
        </span>
        <span className={styles['next']}>{first ? <NextStep step={first} visitAt={startsAt} /> : t('allDone')}</span>
      </summary>
      <Form method="post" action="#preparacao" preventScrollReset replace className={styles['ticks']}>
        <input type="hidden" name="go" value="prepare" />
        <input type="hidden" name="visit" value={id} />
        {shown.map((step) => (
          <button key={step.key} type="submit" name={step.done ? 'undone' : 'done'} value={step.key} aria-pressed={step.done}>
            <span className={styles['box']}>{step.done && <Glyph name="check" />}</span>
            <span className={styles['words']}>
              {step.text}
              {step.note && <small>{step.note}</small>}
              {step.starts && <small>{capitalised(begins(step) ?? '')}</small>}
            </span>
          </button>
        ))}
      </Form>
      <p className={styles['doubts']}>{t('doubts')}</p>
      <ListActions
        title={t('title')}
        text={shown.map((step) => `- ${[step.text, step.note, begins(step)].filter(Boolean).join(' ')}`).join('\n')}
      />
    </details>
  );
}

/** What to do next and when: its own time where that is known, else before the visit. */
function NextStep({ step: { text, starts }, visitAt }: { step: TickedStep; visitAt: Moment }) {
  const t = useTranslations('area.prepare');
  const locale = useLocale();
  const when = starts ? beginningInWords(starts, locale) : momentInWords(visitAt, locale);
  return <Unbroken text={t(starts ? 'next' : 'nextBefore', { when, step: text })} />;
}

/** While a press is on its way its tick already shows. */
function useTicks(steps: TickedStep[]): TickedStep[] {
  const { formData } = useNavigation();
  if (formData?.get('go') !== 'prepare') return steps;
  const [ticked, unticked] = [formData.get('done'), formData.get('undone')];
  return steps.map((step) => ({ ...step, done: step.key === ticked || (step.done && step.key !== unticked) }));
}

/** Both need script; without it the browser's own menu prints the page. */
function ListActions({ title, text }: { title: string; text: string }) {
  const t = useTranslations('area.prepare');
  const hydrated = useHydrated();
  return (
    <div className={styles['actions']} data-awaits-script={!hydrated || undefined} data-print="no">
      {hydrated && 'share' in navigator && (
        // Turned away by the reader, sharing fails; that is no error.
        <PlainButton glyph="share" onClick={() => void navigator.share({ title, text }).catch(() => {})}>
          {t('share')}
        </PlainButton>
      )}
      <PlainButton glyph="print" onClick={() => window.print()}>
        {t('print')}
      </PlainButton>
    </div>
  );
}
