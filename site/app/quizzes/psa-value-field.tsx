import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Glyph } from '../components/icon.tsx';
import styles from './psa-value-field.module.css';
import type { PsaView } from './psa-view.server.ts';
import type { AnswerProblem } from './quiz-flow.ts';

type Props = { value: NonNullable<PsaView['value']>; refused: { problem: AnswerProblem['kind']; typed: string } | null };

/** The one answer that is typed. Its button is the first of the form, so the Enter key sends what was typed. */
export function PsaValueField({ value: { typed, help }, refused }: Props) {
  const t = useTranslations('quizzes');
  return (
    <div className={styles['value']}>
      <TextField
        kind="number"
        name="psaValue"
        label={t('value.label')}
        hint={help}
        unit={t('value.unit')}
        defaultValue={refused?.typed ?? typed}
        error={refused ? t(`problems.${refused.problem}`) : undefined}
      />
      <Button type="submit">
        {t('value.next')}
        <Glyph name="arrow-right" />
      </Button>
      <p>{t('value.or')}</p>
    </div>
  );
}
