import type { ReachedStep } from '@clinic/core/desk/management/reading-figures';
import { greatestLoss, wizardConversion } from '@clinic/core/desk/management/wizard-conversion';
import { DeskTable } from '../desk/bookings/desk-table.tsx';
import { type Label, labelIn } from '../language/label.ts';
import { FigureCard, FigureTable } from './figure-card.tsx';
import { figuresWords } from './figures-words.ts';
import { WizardChart } from './wizard-chart.tsx';
import { wizardStepWords, wizardWords as words } from './wizard-words.ts';

type Props = { reached: readonly ReachedStep[]; language: string };

/** How far those come who begin to book on the site, and the question where most of them stay. */
export function WizardCard({ reached, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const shares = wizardConversion(reached);
  const loss = greatestLoss(shares);
  return (
    <FigureCard title={say(words.title)} note={say(words.note)} legend={[]}>
      {shares.length === 0 && <p>{say(figuresWords.none)}</p>}
      {shares.length > 0 && <WizardChart title={say(words.title)} shares={shares} language={language} />}
      {loss && (
        <p className="figure-late">
          {say(words.most)
            .replace('{step}', say(wizardStepWords[loss.at]))
            .replace('{count}', String(loss.left))
            .replace('{all}', String(loss.reached))}
        </p>
      )}
      {shares.length > 0 && (
        <FigureTable label={say(figuresWords.table)}>
          <DeskTable
            headings={[words.step, words.reached, words.share]}
            language={language}
            rows={shares.map(({ moment, reached: count, share }) => ({
              id: moment,
              cells: [say(wizardStepWords[moment]), count, `${Math.round(share * 100)} %`],
            }))}
          />
        </FigureTable>
      )}
    </FigureCard>
  );
}
