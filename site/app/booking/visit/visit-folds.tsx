import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { BirthDateCheck, isAboutBirthDate } from './birth-date-check.tsx';
import panel from './panel.module.css';
import type { VisitProblem } from './send-visit.server.ts';

const Fold = ({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) => (
  <details className={panel['fold']} open={isOpen} data-print="no">
    <summary>
      <span>{title}</span>
      <Glyph name="chevron-down" />
    </summary>
    <div className={panel['folded']}>{children}</div>
  </details>
);

/** Where a visit has a preparation the same stands in the middle of the page. */
export function AboutFold({ problem }: { problem: VisitProblem | null }) {
  const t = useTranslations('visit.about');
  return (
    <Fold title={t('title')} isOpen={isAboutBirthDate(problem)}>
      <p>{t('why')}</p>
      <BirthDateCheck problem={problem} />
    </Fold>
  );
}

/** For whoever has sent the link on, or lost the phone with the letter. */
export function RenewFold() {
  const t = useTranslations('visit.renew');
  return (
    <Fold title={t('title')}>
      <p>{t('text')}</p>
      <Form method="post">
        <Button type="submit" look="secondary" small name="intent" value="renew">
          {t('submit')}
        </Button>
      </Form>
    </Fold>
  );
}
