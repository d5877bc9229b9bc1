import { offersNewsletter } from '@clinic/core/requests/form/request-fields';
import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isHeld } from '../behaviour/hold-forms.ts';
import { Button } from '../components/button.tsx';
import { ConsentCheckbox } from '../components/fields/consent-checkbox.tsx';
import { NewsletterCheckbox } from '../components/fields/newsletter-checkbox.tsx';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { HeldPlace } from '../components/messages/held-place.tsx';
import { Note } from '../components/messages/note.tsx';
import { useSent } from '../components/use-sent.ts';
import { TrapField } from '../frame/trap-field.tsx';
import { DocumentField } from './documents/document-field.tsx';
import { useUploads } from './documents/use-uploads.ts';
import { FormGroup } from './form-group.tsx';
import styles from './request-form.module.css';
import { RequestGroups } from './request-groups.tsx';
import { formInputs, type RefusedRequest, type RequestFormView } from './request-view.ts';
import { useRequestProblems } from './use-request-problems.ts';
import { useWork } from './use-work.ts';

type Props = { view: RequestFormView; refused: RefusedRequest | undefined; foot?: ReactNode };

/** Sent as the browser sends every form. With script it waits for its work, if that is not done yet, and is sent once. */
export function RequestForm({ view, refused, foot }: Props) {
  const t = useTranslations('requests');
  const { kind } = view;
  const { pass, work } = refused?.keys ?? view.keys;
  const documents = (refused ?? view).documents;
  const { errors, errorOf, hintOf } = useRequestProblems(refused?.problems ?? [], kind);
  const values = refused?.values ?? view.values;
  const beginWork = useWork(work);
  const uploads = useUploads(pass);
  const field = useRef<HTMLInputElement>(null);
  const [isSent, setSent] = useSent();
  const form = useRef<HTMLFormElement>(null);
  // Somebody may have gone to a field before the script came.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void beginWork();
  }, [beginWork]);

  const send: SubmitEventHandler<HTMLFormElement> = async (event) => {
    // A file is taken back: the button says which.
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === formInputs.remove) return;
    if (isSent) return event.preventDefault();
    setSent(true);
    event.preventDefault();
    const { currentTarget } = event;
    const [solved, haveArrived] = await Promise.all([beginWork(), uploads.settled()]);
    // Whoever sends a file must not learn only at the clinic that it was not taken.
    if (!haveArrived) return setSent(false);
    // Sent by script it is no longer heard by whoever holds forms, and the connection may have gone meanwhile.
    if (await isHeld(submitter)) return setSent(false);
    if (field.current) field.current.value = solved;
    currentTarget.submit();
  };

  return (
    <form
      ref={form}
      method="post"
      encType={documents ? 'multipart/form-data' : undefined}
      noValidate
      onSubmit={send}
      onFocus={beginWork}
      className={styles['form']}
      id="pedido"
      data-task
    >
      <ErrorSummary errors={errors} />
      {view.received && !refused && (
        <Note
          kind="done"
          title={t(`received.${kind === 'contact' ? 'message' : kind === 'complaint' ? 'complaint' : 'request'}`, {
            number: view.received,
          })}
        >
          <p>{t('received.another')}</p>
        </Note>
      )}
      {/* The first button is the one that Enter presses: it must not be one that takes a file back. */}
      {documents && documents.length > 0 && <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />}
      <p className={styles['marks']}>{t('marks')}</p>
      <input type="hidden" name={formInputs.pass} value={pass} />
      <input type="hidden" name={formInputs.work} defaultValue="" ref={field} />
      <TrapField />
      <RequestGroups view={view} values={values} errorOf={errorOf} hintOf={hintOf} />
      {documents && (
        <FormGroup title={kind === 'secondOpinion' ? t('groups.documents') : undefined}>
          <DocumentField kind={kind} kept={documents} uploads={uploads} error={errorOf('documents')} />
        </FormGroup>
      )}
      <FormGroup title={kind === 'secondOpinion' ? t('groups.send') : undefined}>
        <ConsentCheckbox
          name="consent"
          purpose={t(`consent.${kind}`)}
          error={errorOf('consent')}
          wasTicked={refused?.values['consent'] === 'sim'}
        />
        {offersNewsletter(kind) && <NewsletterCheckbox wasTicked={values['newsletter'] === 'sim'} />}
        {errors.length > 0 && <p className={styles['above']}>{t('fillAbove')}</p>}
        <HeldPlace />
        <Button type="submit" busy={isSent ? t(uploads.isBusy ? 'documents.waitForFiles' : 'busy') : undefined}>
          {t(`forms.${kind}.submit`)}
        </Button>
        {foot}
      </FormGroup>
    </form>
  );
}
