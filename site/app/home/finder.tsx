import { pathTo } from '@clinic/core/addresses/path-to';
import type { Pointer } from '@clinic/core/content/pages/home-shape';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Glyph } from '../components/icon.tsx';
import { EmergencyNumbers } from '../components/messages/emergency-numbers.tsx';
import { SearchForm } from '../frame/header/search-form.tsx';
import { useFrame } from '../frame/use-frame.ts';
import openDoor from './art/porta-aberta.svg';
import shutDoor from './art/porta-fechada.svg';
import { Band, BandHead } from './band.tsx';
import styles from './finder.module.css';
import { ProblemTiles } from './problem-tiles.tsx';
import { SymptomList } from './symptom-list.tsx';

const id = 'encontrar';

type Props = { symptoms: Pointer[]; urgent: string };

/** Two doors to the same rooms. The style sheet opens them, so they work before and without scripts. */
export function Finder({ symptoms, urgent }: Props) {
  const t = useTranslations('home.finder');
  const { locale, menu } = useFrame();
  return (
    <Band id={id} tone="white" className={styles['finder']}>
      <BandHead id={id} title={t('title')} lead={t('lead')} />
      <fieldset className={styles['doors']}>
        <legend className="visually-hidden">{t('doors')}</legend>
        <Door value="sintoma" title={t('symptom')} hint={t('symptomHint')} isFirst />
        <Door value="diagnostico" title={t('diagnosis')} hint={t('diagnosisHint')} />
      </fieldset>
      <section className={styles['symptomRoom']} aria-label={t('symptom')}>
        <SymptomList symptoms={symptoms} problems={menu.problemas} />
        {urgent && (
          <p className={styles['urgent']}>
            <Glyph name="warning" size={28} />
            <span>
              <EmergencyNumbers>{urgent}</EmergencyNumbers>
            </span>
          </p>
        )}
      </section>
      <section className={styles['diagnosisRoom']} aria-label={t('diagnosis')}>
        <ProblemTiles problems={menu.problemas} />
      </section>
      <div className={styles['wayOut']}>
        <p className={styles['unsure']}>
          <b>{t('unsure')}</b> {t('search')}
        </p>
        <SearchForm />
        <ArrowLink to={pathTo(locale, 'symptomQuiz')}>{t('quiz')}</ArrowLink>
      </div>
    </Band>
  );
}

function Door({ value, title, hint, isFirst = false }: { value: string; title: string; hint: string; isFirst?: boolean }) {
  return (
    <label className={styles['door']}>
      <input type="radio" name="porta" value={value} defaultChecked={isFirst} />
      <img className={styles['shut']} src={shutDoor} alt="" width={48} height={64} loading="lazy" />
      <img className={styles['open']} src={openDoor} alt="" width={48} height={64} loading="lazy" />
      <span>
        <b>{title}</b>
        <span className={styles['hint']}>{hint}</span>
      </span>
    </label>
  );
}
