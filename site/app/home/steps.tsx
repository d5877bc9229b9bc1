import { useTranslations } from 'use-intl';
import talk from '../art/scenes/passo-conversar.svg';
import examine from '../art/scenes/passo-examinar.svg';
import book from '../art/scenes/passo-marcar.svg';
import plan from '../art/scenes/passo-plano.svg';
import { Band, BandHead } from './band.tsx';
import styles from './steps.module.css';

const id = 'primeira-consulta';
const steps = [
  { name: 'book', drawing: book, width: 100 },
  { name: 'talk', drawing: talk, width: 156 },
  { name: 'examine', drawing: examine, width: 118 },
  { name: 'plan', drawing: plan, width: 98 },
] as const;

export function Steps() {
  const t = useTranslations('home.steps');
  return (
    <Band id={id} tone="paper">
      <BandHead id={id} title={t('title')} lead={t('lead')} />
      <ol className={styles['steps']}>
        {steps.map(({ name, drawing, width }) => (
          <li key={name}>
            <img src={drawing} alt="" width={width} height={120} loading="lazy" />
            <div>
              <h3>{t(name)}</h3>
              <p>{t(`${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
