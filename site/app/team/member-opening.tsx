import { pathTo } from '@clinic/core/addresses/path-to';
import type { MemberPage } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { HourDoor } from '../booking/hour-door.tsx';
import { useDoctorToBook } from '../booking/use-doctor-to-book.ts';
import { useWayToBook } from '../booking/use-way-to-book.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Breadcrumbs } from '../components/navigation/breadcrumbs.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { PersonPortrait } from '../reading/person-portrait.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { Licence } from './licence.tsx';
import styles from './member-opening.module.css';
import { withArticle } from './with-article.ts';

/** Who it is, whether one may trust them, and how to book with them. */
export function MemberOpening({ member: { person, languages, biography } }: { member: MemberPage }) {
  const t = useTranslations('team');
  const { locale } = useFrame();
  const { name, role, excerpt, licence } = person;
  const wayToBook = useWayToBook(licence);
  const doctor = useDoctorToBook(licence);
  const trail = [useHomeCrumb(), { to: pathTo(locale, 'team'), title: t('title') }];
  const lead = biography?.banner.text || excerpt;
  return (
    <div className={styles['opening']}>
      <div className={styles['inside']}>
        <Breadcrumbs trail={trail} current={name} />
        <div className={styles['columns']}>
          <div className={styles['portrait']}>
            <PersonPortrait person={person} sizes="(min-width: 48em) 360px, 160px" eager />
          </div>
          <div className={styles['words']}>
            <h1>{name}</h1>
            {role && <p className={styles['role']}>{role}</p>}
            {lead && <p className={styles['lead']}>{lead}</p>}
            <Licence person={person} className={styles['fact']} />
            {languages && <p className={styles['fact']}>{t('languages', { languages })}</p>}
            {wayToBook && (
              <div className={styles['action']} data-page-action data-print="no">
                <ButtonLink to={wayToBook} reloadDocument>
                  {t('bookWith', { name: withArticle(name) })}
                </ButtonLink>
                <HourDoor doctorId={doctor?.doctorId ?? null} plain>
                  {t('seeHours')}
                </HourDoor>
              </div>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
