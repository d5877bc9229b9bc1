import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { Hours } from '../../frame/hours.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import panel from './panel.module.css';
import { stateLooks } from './state-looks.ts';
import type { VisitState } from './visit-state.ts';

const certain: readonly VisitState['kind'][] = ['scheduled', 'confirmed', 'received'];

function helpIn(state: VisitState['kind']): 'change' | 'pay' | 'book' {
  if (certain.includes(state)) return 'change';
  return stateLooks[state].visit === 'own' && state !== 'past' ? 'pay' : 'book';
}

/** A person, on every screen of a visit. */
export function HelpPanel({ state }: { state: VisitState['kind'] | 'account' }) {
  const t = useTranslations('visit.help');
  const help = state === 'account' ? 'account' : helpIn(state);
  return (
    <section className={`${panel['panel']} ${panel['help']}`} data-print="no">
      <div className={panel['inside']}>
        <h2>{t('title')}</h2>
        <p>{t(help)}</p>
        <div className={panel['number']}>
          <Glyph name="phone" size={28} />
          <PhoneLink />
        </div>
        <p className={panel['hours']}>
          <Hours />
        </p>
      </div>
    </section>
  );
}
