import { pathTo } from '@clinic/core/addresses/path-to';
import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords } from '../components/date/date-words.ts';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './area-screen.module.css';
import type { AreaView } from './area-view.ts';
import { AreaCard } from './parts/area-card.tsx';
import { RowLink, RowList } from './parts/row-link.tsx';
import { AwaitingList } from './visit/awaiting-list.tsx';
import { BookAgainCard } from './visit/book-again.tsx';
import { LinkOffer } from './visit/link-offer.tsx';
import { NextVisitCard } from './visit/next-visit.tsx';
import { NothingBooked } from './visit/nothing-booked.tsx';
import { PastVisits } from './visit/past-visits.tsx';
import { PreparationList } from './visit/preparation-list.tsx';
import { VisitRowList } from './visit/visit-row.tsx';

/** The first page: what comes next, what waits, and what was. Read in that order on a phone and on a wide screen. */
export function AreaScreen({ view }: { view: AreaView }) {
  const t = useTranslations('area.home');
  const { next, later, awaiting, again, past, isLinked, silentSince, firstFree } = view;
  const isNew = isLinked ? past.total === 0 : true;
  return (
    <div className={styles['page']}>
      <Greeting view={view} />
      <div className={styles['three']}>
        <div className={styles['first']}>
          {next ? (
            <NextVisitCard visit={next} isLinked={isLinked} silentSince={silentSince?.time ?? null} />
          ) : (
            <NothingBooked isNew={isNew} firstFree={firstFree} />
          )}
          {later.length > 0 && (
            <AreaCard title={t('later')}>
              <VisitRowList rows={later} showsPatient={false} />
            </AreaCard>
          )}
          <AwaitingList awaiting={awaiting} />
          {!isLinked && next && <LinkOffer quiet={next.payment?.kind === 'toPay'} />}
          {!isLinked && !next && <AlreadyBooked />}
        </div>
        <div className={styles['second']}>
          {next && next.preparation.length > 0 && <PreparationList {...next} />}
          {again && !silentSince && <BookAgainCard again={again} />}
        </div>
        <div className={styles['third']}>
          <PastVisits past={past} />
          <AreaHelp view={view} />
        </div>
      </div>
    </div>
  );
}

function Greeting({ view: { firstName, now, silentSince, done } }: { view: AreaView }) {
  const t = useTranslations('area.home');
  const locale = useLocale();
  const hour = Number(now.time.slice(0, 2));
  const greeting = hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 20 ? 'afternoon' : 'evening';
  return (
    <>
      {done && <Note kind="done" isNews title={t(`done.${done}`)} />}
      <h1 className={styles['title']}>{t(greeting, { name: firstName })}</h1>
      <p className={styles['day']}>
        <Unbroken text={`${capitalised(dayInWords(now.day, locale))}`} />
      </p>
      {silentSince && (
        <Note kind="wait" glyph="warning" title={t('silent')}>
          <p>
            <Unbroken text={t('silentText', { time: silentSince.time })} />
          </p>
        </Note>
      )}
    </>
  );
}

/** For whoever booked by telephone, or with another e-mail. */
function AlreadyBooked() {
  const t = useTranslations('area.alreadyBooked');
  const locale = useLocale();
  return (
    <AreaCard title={t('title')}>
      <RowList>
        <RowLink to={pathTo(locale, 'linkRecord')} glyph="key" text={t('link')} note={t('linkNote')} />
        <RowLink to={pathTo(locale, 'accountSafety')} glyph="mail" text={t('otherMail')} note={t('otherMailNote')} />
      </RowList>
    </AreaCard>
  );
}

/** The telephone, with what the clinic does for whoever calls from here. */
function AreaHelp({ view: { next, silentSince } }: { view: AreaView }) {
  const t = useTranslations('area.help');
  const help = silentSince ? 'silent' : next?.mode === 'online' ? 'video' : next ? 'visit' : 'book';
  return <CallPanel title={t(`${help}.title`)} text={t(`${help}.text`)} />;
}
