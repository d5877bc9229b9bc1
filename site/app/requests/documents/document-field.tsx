import { acceptedEndings } from '@clinic/core/documents/document';
import { fileSize } from '@clinic/core/kernel/format';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { useLocale, useTranslations } from 'use-intl';
import { Field } from '../../components/fields/field.tsx';
import { notesOf } from '../../components/fields/field-notes.tsx';
import { FilePicker } from '../../components/fields/file-picker.tsx';
import { Glyph } from '../../components/icon.tsx';
import { formInputs, type KeptDocument } from '../request-view.ts';
import styles from './document-field.module.css';
import { UploadLine } from './upload-line.tsx';
import type { Uploads } from './use-uploads.ts';

type Props = { kind: RequestKind; kept: KeptDocument[]; uploads: Uploads; error: string | undefined };

/**
 * With script every file is sent as soon as it is chosen, and can be taken back; without, files go with the form. What has arrived stays with
 * the form, also when it comes back with something to correct.
 */
export function DocumentField({ kind, kept, uploads, error }: Props) {
  const t = useTranslations('requests.documents');
  const locale = useLocale();
  const isReferral = kind === 'examRequest';
  const hint = (
    <>
      {t(isReferral ? 'hintReferral' : 'hint')} <small>{t(isReferral ? 'formatsReferral' : 'formats')}</small>
    </>
  );
  const id = formInputs.documents;
  return (
    <Field {...{ id, label: t(isReferral ? 'labelReferral' : 'label'), hint, error, optional: true }}>
      <FilePicker
        id={id}
        name={id}
        // Pictures of an examination often have no ending, and the browser would hide them.
        accept={isReferral ? acceptedEndings : undefined}
        multiple
        onChange={({ currentTarget }) => {
          uploads.add([...(currentTarget.files ?? [])]);
          // They are on their way: the form must not send them again.
          currentTarget.value = '';
        }}
        {...notesOf(id, { hint, error })}
      />
      {kept.length > 0 && (
        <>
          <p className={styles['kept']}>{t('kept')}</p>
          <ul className={styles['list']}>
            {kept.map(({ id: document, name, sizeBytes }) => (
              <li key={document}>
                <Glyph name="document" />
                <span className={styles['name']}>{name}</span>
                <span className={styles['size']}>{fileSize(sizeBytes, locale)}</span>
                <button
                  type="submit"
                  name={formInputs.remove}
                  value={document}
                  className={styles['remove']}
                  aria-label={t('removeNamed', { name })}
                >
                  {t('remove')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className={styles['list']} aria-live="polite">
        {uploads.uploads.map((upload) => (
          <UploadLine
            key={upload.key}
            upload={upload}
            onAgain={() => uploads.again(upload.key)}
            onRemove={() => uploads.remove(upload.key)}
          />
        ))}
      </ul>
    </Field>
  );
}
