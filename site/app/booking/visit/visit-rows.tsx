import { mapSearch } from '@clinic/core/content/pages/map-search';
import { capitalised, euros } from '@clinic/core/kernel/format';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { useFrame } from '../../frame/use-frame.ts';
import { fullMomentInWords, momentInWords } from './moment.ts';
import panel from './panel.module.css';
import { unbrokenTitle } from './use-state-words.tsx';
import type { ShownVisit, VisitView } from './visit-view.ts';

/** When, with whom, where, for whom and for how much. A price is told only of a visit that will be. */
export function VisitRows({ visit, isLive, previous = null }: { visit: ShownVisit; isLive: boolean; previous?: VisitView['previous'] }) {
  const t = useTranslations('visit.panel');
  const locale = useLocale();
  const { startsAt, ownTime, mode, doctorName, patientFirstName, priceCents, payment, about, code } = visit;
  return (
    <dl className={panel['rows']}>
      {previous && (
        <Row name={t('before')}>
          <s className={panel['before']}>
            {capitalised(fullMomentInWords(previous.startsAt, locale))}
            {previous.doctorName !== doctorName && `, ${unbrokenTitle(previous.doctorName)}`}
          </s>
        </Row>
      )}
      <Row name={t(previous ? 'now' : 'when')}>
        {capitalised(fullMomentInWords(startsAt, locale))}
        {mode === 'online' && <Note>{t('lisbon')}</Note>}
        {ownTime && <Note>{t('ownTime', { when: momentInWords(ownTime, locale), offset: ownTime.offset })}</Note>}
      </Row>
      <Row name={t('doctor')}>{unbrokenTitle(doctorName)}</Row>
      {about?.typeName && <Row name={t('type')}>{about.typeName}</Row>}
      <Row name={t('where')}>{mode === 'online' ? t('online') : <Where showWay={isLive} />}</Row>
      <Row name={t('patient')}>{patientFirstName}</Row>
      {isLive && (
        <Row name={t('price')}>
          {euros(priceCents, locale)}, {t(payment)}
          {about?.subjectToAuthorisation && <Note>{t('authorisation')}</Note>}
        </Row>
      )}
      {code && (
        <Row name={t('code')}>
          {code}
          <Note>{t('codeNote')}</Note>
        </Row>
      )}
    </dl>
  );
}

function Where({ showWay }: { showWay: boolean }) {
  const t = useTranslations('visit.panel');
  const frame = useTranslations('frame');
  const { address } = useFrame().settings;
  return (
    <>
      <Unbroken text={`${address.street}, ${address.postalCode} ${address.city}`} />
      {showWay && (
        <a className={panel['way']} href={mapSearch(address)} target="_blank" rel="noreferrer" data-print="no">
          {t('map')}
          <Glyph name="external" size={20} />
          <span className="visually-hidden"> ({frame('newTab')})</span>
        </a>
      )}
    </>
  );
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={panel['row']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Note = ({ children }: { children: ReactNode }) => <span className={panel['note']}>{children}</span>;
