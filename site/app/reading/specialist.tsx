import type { PersonCard, Responsibility } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { useWayToBook } from '../booking/use-way-to-book.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { dateInWords } from '../components/date/date-words.ts';
import { useFrame } from '../frame/use-frame.ts';
import { withArticle } from '../team/with-article.ts';
import { answeringDoctor } from './answering-doctor.ts';
import { nextReview } from './next-review.ts';
import { PersonPortrait } from './person-portrait.tsx';
import { PictureView } from './picture.tsx';
import { PageSection } from './section.tsx';
import styles from './specialist.module.css';

type Props = {
  responsibility: Responsibility;
  id?: string;
  /** Where it is not a doctor's page of care, such as an article and its author. */
  title?: string;
  /** Whoever the block is about. */
  person?: PersonCard | null;
};

/** The doctor who answers for the page, heading and all; nothing where nobody does. */
export function Specialist({ responsibility, id = 'especialista', title, person = answeringDoctor(responsibility) }: Props) {
  const t = useTranslations('reading');
  if (!person) return null;
  return (
    <PageSection id={id} title={title ?? t('sections.specialist')}>
      <div className={styles['card']}>
        <div className={styles['portrait']}>
          <PersonPortrait person={person} />
        </div>
        <div className={styles['head']}>
          <h3>{person.name}</h3>
          <p>
            <RoleAndLicence person={person} />
          </p>
        </div>
        <div className={styles['words']}>
          {person.signature && <p>{person.signature}</p>}
          {person.signaturePictures.map((picture) => (
            <PictureView key={picture.src} picture={picture} className={styles['signature']} decorative />
          ))}
          <ReviewDates responsibility={responsibility} isReviewer={responsibility.reviewer?.id === person.id} />
          <Ways person={person} />
        </div>
      </div>
    </PageSection>
  );
}

function RoleAndLicence({ person: { role, licence } }: { person: PersonCard }) {
  const t = useTranslations('reading');
  return [role, licence && t('licence', { number: licence })].filter(Boolean).join('. ');
}

function ReviewDates({ responsibility: { reviewer, reviewedOn }, isReviewer }: { responsibility: Responsibility; isReviewer: boolean }) {
  const t = useTranslations('reading');
  const { locale } = useFrame();
  if (!reviewer || !reviewedOn) return null;
  return (
    <dl className={styles['dates']}>
      {!isReviewer && (
        <div>
          <dt>{t('reviewer')}</dt>
          <dd>
            {reviewer.name}
            <br />
            <RoleAndLicence person={reviewer} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('lastReview')}</dt>
        <dd>{dateInWords(reviewedOn, locale)}</dd>
      </div>
      <div>
        <dt>{t('nextReview')}</dt>
        <dd>{nextReview(reviewedOn, locale)}</dd>
      </div>
    </dl>
  );
}

function Ways({ person: { name, to, licence } }: { person: PersonCard }) {
  const t = useTranslations('reading');
  const wayToBook = useWayToBook(licence);
  return (
    <div className={styles['ways']} data-print="no">
      {wayToBook && (
        <ArrowLink to={wayToBook} reloadDocument>
          {t('bookWith', { name: withArticle(name) })}
        </ArrowLink>
      )}
      {to && <ArrowLink to={to}>{t('meet', { name })}</ArrowLink>}
    </div>
  );
}
