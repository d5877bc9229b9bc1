import { shownWish } from '@clinic/core/booking/form/wish-text';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../../components/fields/checkbox.tsx';
import { Glyph } from '../../../components/icon.tsx';
import { WishFields } from '../../earlier/wish-fields.tsx';
import panel from '../../panel.module.css';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import type { EarlierOffer } from './check.server.ts';
import styles from './earlier-wish-ask.module.css';

/** Whether one wants to hear of an earlier hour. Whoever only ticks is told of every hour of the doctor; the rest is folded. */
export function EarlierWishAsk({ view, offer: { doctorName } }: { view: WizardView; offer: EarlierOffer }) {
  const t = useTranslations('wishes');
  const { errorOf } = useProblems(view.problems);
  const text = view.values.earlier ?? '';
  return (
    <div className={`${panel['panel']} ${styles['ask']}`}>
      <div className={panel['inside']}>
        <Checkbox name="earlier" value="yes" defaultChecked={text !== ''} label={t('ask')} hint={t('askHint')} />
        <details className={styles['detail']} open={text !== ''}>
          <summary>
            {t('detail')}
            <Glyph name="chevron-down" />
          </summary>
          <div className={styles['inside']}>
            <WishFields doctorName={doctorName} wishes={shownWish(text, doctorName === null)} errorOf={errorOf} />
          </div>
        </details>
      </div>
    </div>
  );
}
