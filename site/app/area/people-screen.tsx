import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { Note } from '../components/messages/note.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { ActForm } from './parts/act-form.tsx';
import { AreaCard } from './parts/area-card.tsx';
import { AreaPage } from './parts/area-page.tsx';
import { ArrowAnchor } from './parts/arrow-anchor.tsx';
import { DataSegments } from './parts/data-segments.tsx';
import { dateInLine } from './parts/date-in-line.ts';
import styles from './people-screen.module.css';
import type { BookedForPerson, PeopleView } from './people-view.ts';
import { PersonForm } from './profile/person-form.tsx';
import { useProfileProblems } from './profile/use-profile-problems.ts';

/** The people one books for. What they are to the clinic stays theirs. */
export function PeopleScreen({ view }: { view: PeopleView }) {
  const t = useTranslations('area.people');
  const back = pathTo(useLocale(), 'people');
  const { errors } = useProfileProblems(view.problems);
  const { people, open, done } = view;
  return (
    <AreaPage
      title={t('title')}
      lead={t('lead')}
      nav={
        <>
          <ErrorSummary errors={errors} />
          <DataSegments current="profile" />
        </>
      }
      notice={done && <Note kind="done" isNews title={t(`done.${done}`)} />}
      aside={<CallPanel title={t('help')} text={t('helpText')} />}
    >
      <Note title={t('record')}>
        <p>{t('recordText')}</p>
      </Note>
      {people.map((person) =>
        open?.kind === 'change' && open.id === person.id ? (
          <AreaCard key={person.id} title={t('changeTitle', { name: person.name })} strong>
            <PersonForm person={person} view={view} back={back} />
          </AreaCard>
        ) : (
          <PersonCard key={person.id} person={person} isRemoving={open?.kind === 'remove' && open.id === person.id} />
        ),
      )}
      {people.length === 0 && open?.kind !== 'add' && (
        <AreaCard title={t('noneTitle')}>
          <p>{t('noneText')}</p>
        </AreaCard>
      )}
      {open?.kind === 'add' ? (
        <AreaCard title={t('addTitle')} strong>
          <PersonForm person={null} view={view} back={back} />
        </AreaCard>
      ) : (
        <ArrowAnchor to={`${back}?juntar=1`} glyph="plus">
          {t('add')}
        </ArrowAnchor>
      )}
    </AreaPage>
  );
}

function PersonCard({ person, isRemoving }: { person: BookedForPerson; isRemoving: boolean }) {
  const t = useTranslations('area.people');
  const locale = useLocale();
  const back = pathTo(locale, 'people');
  const { id, name, birthDate, relation, recordUntil } = person;
  return (
    <AreaCard title={name} strong={isRemoving}>
      <p className={styles['facts']}>
        {t(`relations.${relation}`)}. {t('born', { day: dateInLine(birthDate, locale) })}
      </p>
      {recordUntil && (
        <p className={styles['record']}>
          <Glyph name="shield-check" />
          <span>{t('recordUntil', { day: dateInLine(recordUntil, locale) })}</span>
        </p>
      )}
      {isRemoving ? (
        <>
          <p>{t('removeText', { name })}</p>
          <ActForm go="removePerson" about={{ person: id }} className={styles['actions']}>
            <Button type="submit">{t('removeYes')}</Button>
            <a href={back}>{t('removeNo')}</a>
          </ActForm>
        </>
      ) : (
        <p className={styles['actions']}>
          <a href={`${back}?mudar=${id}`}>
            {t('change')}
            <span className="visually-hidden">: {name}</span>
          </a>
          <a href={`${back}?retirar=${id}`}>
            {t('remove')}
            <span className="visually-hidden">: {name}</span>
          </a>
        </p>
      )}
    </AreaCard>
  );
}
