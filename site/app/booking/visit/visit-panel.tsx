import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Glyph } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { CancelUntil } from './cancel-until.tsx';
import { momentInWords } from './moment.ts';
import panel from './panel.module.css';
import { PrintVisitButton } from './print-button.tsx';
import type { MoveBack } from './read-visit.server.ts';
import type { VisitProblem } from './send-visit.server.ts';
import { stateLooks } from './state-looks.ts';
import { useSaidInLisbon } from './use-said-in-lisbon.ts';
import { AboutFold, RenewFold } from './visit-folds.tsx';
import { VisitRows } from './visit-rows.tsx';
import type { VisitView } from './visit-view.ts';

type Props = { view: VisitView; title: string; moveBack: MoveBack | null; problem: VisitProblem | null };

/** The visit, and what can be done with it. */
export function VisitPanel({ view, title, moveBack, problem }: Props) {
  const t = useTranslations('visit');
  const locale = useLocale();
  const { token, state, visit, move, cancel, noticeHours, changeUntil, mayRenew } = view;
  const inLisbon = useSaidInLisbon(visit.mode);
  const isCertain = state.kind === 'scheduled' || state.kind === 'confirmed';
  const isOwn = stateLooks[state.kind].visit === 'own';
  // The door to the preparation leads to the rest, too.
  const showsDoor = isCertain && visit.hasPreparation;
  const mayChange = state.kind !== 'needsReview';
  return (
    <section className={panel['panel']} data-tiled>
      <div className={panel['inside']}>
        <h2>{title}</h2>
        <VisitRows visit={visit} isLive={isCertain || move !== 'none'} previous={isOwn ? view.previous : null} />
        <div className={panel['actions']} data-print="no">
          {isCertain && (
            <a className={buttonClass({ look: 'secondary', small: true })} href={`/visits/${token}/calendar?lingua=${locale}`}>
              <Glyph name="calendar" />
              {t('panel.calendar')}
            </a>
          )}
          {isOwn && <PrintVisitButton />}
          {mayChange && move === 'open' && (
            <ButtonLink look="secondary" small to={pathTo(locale, 'visitMove', { visita: token })} reloadDocument>
              <Glyph name="clock" />
              {t('panel.move')}
            </ButtonLink>
          )}
          {mayChange && move === 'open' && (
            <ButtonLink look="secondary" small to={pathTo(locale, 'visitEarlier', { visita: token })} reloadDocument>
              <Glyph name="calendar" />
              {t(view.isWaiting ? 'panel.earlierIn' : 'panel.earlier')}
            </ButtonLink>
          )}
          {mayChange && moveBack && view.previous && (
            <form method="post" action={pathTo(locale, 'visitMove', { visita: token })} className={panel['moveBack']}>
              <input type="hidden" name="next" value={moveBack.next} />
              <input type="hidden" name="slot" value={moveBack.slot} />
              <Button type="submit" look="secondary" small>
                <Glyph name="arrow-left" />
                <span>{t('panel.moveBack', { when: inLisbon(momentInWords(view.previous.startsAt, locale)) })}</span>
              </Button>
              <p>{t('panel.moveBackNote')}</p>
            </form>
          )}
          {mayChange && cancel === 'open' && (
            <Link className={panel['quiet']} to={pathTo(locale, 'visitCancel', { visita: token })} reloadDocument>
              {t('panel.cancel')}
            </Link>
          )}
          {mayChange && changeUntil && <CancelUntil until={changeUntil} mode={visit.mode} className={panel['late']} />}
          {mayChange && cancel === 'late' && <p className={panel['late']}>{t('panel.late', { hours: noticeHours })}</p>}
          <Link className={panel['quiet']} to={pathTo(locale, 'home')} reloadDocument>
            {t('next.home')}
          </Link>
        </div>
        {isOwn && !visit.about && !showsDoor && <AboutFold problem={problem} />}
        {isOwn && mayRenew && <RenewFold />}
      </div>
    </section>
  );
}
