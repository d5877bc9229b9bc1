import type { Book } from '@clinic/core/content/shapes/clinic-pages';
import type { PdfFile } from '@clinic/core/content/shapes/picture';
import { fileSize } from '@clinic/core/kernel/format';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { PictureView } from '../reading/picture.tsx';
import styles from './book-list.module.css';

/** What somebody wrote: where to find it, and the files one may take home. */
export function BookList({ books }: { books: Book[] }) {
  return (
    <ul className={styles['books']}>
      {books.map((book) => (
        <BookCard key={book.id} book={book} />
      ))}
    </ul>
  );
}

function BookCard({ book: { title, kind, excerpt, cover, url, files } }: { book: Book }) {
  const t = useTranslations('team');
  return (
    <li className={styles['book']}>
      {cover ? (
        <PictureView picture={cover} sizes="120px" className={styles['cover']} decorative />
      ) : (
        <span className={styles['blank']}>
          <Glyph name="document" size={40} />
        </span>
      )}
      <div className={styles['words']}>
        <p className={styles['kind']}>{t(`bookKinds.${kind}`)}</p>
        <h3 className={styles['title']}>{title}</h3>
        {excerpt && <p>{excerpt}</p>}
        {(url || files.length > 0) && (
          <ul className={styles['ways']}>
            {url && <OutsideLink url={url} title={title} />}
            {files.map((file) => (
              <FileLink key={file.src} file={file} title={title} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function OutsideLink({ url, title }: { url: string; title: string }) {
  const t = useTranslations();
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer">
        <Glyph name="external" />
        <span>
          {t('team.openBook')}
          <span className="visually-hidden">{`: ${title} (${t('frame.newTab')})`}</span>
        </span>
      </a>
    </li>
  );
}

function FileLink({ file: { src, title, bytes }, title: bookTitle }: { file: PdfFile; title: string }) {
  const t = useTranslations('team');
  const { locale } = useFrame();
  return (
    <li>
      <a href={src} type="application/pdf">
        <Glyph name="download" />
        <span>{t('pdf', { title: title || bookTitle, size: fileSize(bytes, locale) })}</span>
      </a>
    </li>
  );
}
