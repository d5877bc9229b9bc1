import { fileSize } from '@clinic/core/kernel/format';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { Glyph } from '../icon.tsx';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { notesOf } from './field-notes.tsx';
import { FilePicker } from './file-picker.tsx';

type Props = FieldProps & {
  /** Said in the hint too: the browser only filters. */
  accept: string;
  multiple?: boolean;
};

/** Repeats what was chosen, with its size. */
export function FileUpload({ name, label, id = name, hint, error, optional, accept, multiple }: Props) {
  const locale = useLocale();
  const [files, setFiles] = useState<{ name: string; size: number }[]>([]);
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <FilePicker
        id={id}
        name={name}
        accept={accept}
        multiple={multiple}
        onChange={(event) => setFiles([...(event.target.files ?? [])].map(({ name: file, size }) => ({ name: file, size })))}
        {...notesOf(id, { hint, error })}
      />
      {files.length > 0 && (
        <ul className={styles['files']} role="status">
          {files.map((file) => (
            <li key={file.name}>
              <Glyph name="document" />
              <span>{file.name}</span>
              <span>{fileSize(file.size, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
