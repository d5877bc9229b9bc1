import { useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import type { NextVisit } from '../area-view.ts';
import { ActForm } from '../parts/act-form.tsx';
import styles from './today-acts.module.css';

type Props = Pick<NextVisit, 'id' | 'mode' | 'video'> & { told: NonNullable<NextVisit['today']>['told'] };

/** On the day: the door of the video call, and two sentences for the desk, one press each. */
export function TodayActs({ id, mode, video, told }: Props) {
  const t = useTranslations('area.today');
  const about = { visit: id };
  return (
    <div className={styles['today']} data-print="no">
      {video?.to && (
        <a className={buttonClass({ wide: true })} href={video.to}>
          <Glyph name="video" />
          {t('enter')}
        </a>
      )}
      {told ? (
        <>
          <p className={styles['told']} role="status">
            <Glyph name="check" />
            <span>{t(told.kind === 'late' ? 'lateTold' : 'notComingTold', { time: told.at })}</span>
          </p>
          <ActForm go="coming" about={about}>
            <Button type="submit" look="secondary" small wide>
              {t('coming')}
            </Button>
          </ActForm>
        </>
      ) : (
        <div className={styles['pair']}>
          <ActForm go="late" about={about}>
            <Button type="submit" look="secondary" wide>
              {t('late')}
            </Button>
          </ActForm>
          <ActForm go="notComing" about={about}>
            <Button type="submit" look="secondary" wide>
              {t('notComing')}
            </Button>
          </ActForm>
        </div>
      )}
      {!told && <p className={styles['note']}>{t(mode === 'online' ? 'noteVideo' : 'note')}</p>}
    </div>
  );
}
