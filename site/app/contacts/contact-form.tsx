import { pathTo } from '@clinic/core/addresses/path-to';
import { requestForms } from '@clinic/core/requests/form/request-fields';
import type { RequestProblem } from '@clinic/core/requests/form/request-problem';
import { useLocale, useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { Island } from '../islands/island.tsx';
import { RequestLead } from '../requests/request-lead.tsx';
import type { RefusedRequest, RequestFormView } from '../requests/request-view.ts';
import { UrgentNote } from '../requests/urgent-note.tsx';
import styles from './contact-form.module.css';
import { ContactFormPart } from './contact-form-part.tsx';

const fields = Object.keys(requestForms.contact).map((field) => `fields.${field}`);
const own = ['own', 'hints', 'ownProblems', 'consent'].map((name) => `${name}.contact`);

/** Everything that the form says; of what can be wrong only as much as it was told. */
export const contactFormWords = (problems: readonly RequestProblem[]): string[] => [
  ...['marks', 'required', 'busy', 'fillAbove', 'call', 'subjects', 'subjectBlank', 'received', 'forms.contact.submit', 'problemHints']
    .concat(
      fields,
      own,
      ['formEnded', ...problems.map(({ kind }) => kind)].map((kind) => `problems.${kind}`),
    )
    .map((name) => `requests.${name}`),
  ...['field.optional', 'field.error', 'consent', 'newsletter', 'errorSummary'].map((name) => `components.${name}`),
  ...['frame.leaveEmpty', 'frame.newTab'],
];

/** For whoever would rather write. A complaint has a form and a time of its own. */
export function ContactForm({ view, refused }: { view: RequestFormView; refused: RefusedRequest | undefined }) {
  const t = useTranslations('requests');
  return (
    <section className={styles['band']} aria-labelledby="escrever" data-print="no">
      <div className={styles['inside']}>
        <div>
          <h2 id="escrever">{t('forms.contact.title')}</h2>
          <p className={styles['lead']}>
            <RequestLead view={view} />
          </p>
          <UrgentNote />
        </div>
        {/* Whoever has something to correct is at the form already. */}
        <Island
          name="contactForm"
          props={{ view, refused }}
          words={contactFormWords(refused?.problems ?? [])}
          whenNear={refused !== undefined}
        >
          <ContactFormPart view={view} refused={refused} foot={<Complaint />} />
        </Island>
      </div>
    </section>
  );
}

function Complaint() {
  const t = useTranslations('requests');
  const newTab = useTranslations('frame')('newTab');
  const locale = useLocale();
  const { complaintsBookUrl } = useFrame().settings;
  return (
    <p className={styles['complaint']}>
      {t.rich('complaintInstead', {
        complaint: (words) => <a href={pathTo(locale, 'complaint')}>{words}</a>,
        book: (words) =>
          complaintsBookUrl ? (
            <a href={complaintsBookUrl} target="_blank" rel="noreferrer">
              {words}
              <span className="visually-hidden"> ({newTab})</span>
            </a>
          ) : (
            words
          ),
      })}
    </p>
  );
}
