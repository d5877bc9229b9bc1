import type { StaffMember } from '@clinic/core/desk/desk-store';
import { readerOf } from '@clinic/core/desk/requests/request-documents';
import { type Document, documentState, isCheckOverdue, isPhotograph } from '@clinic/core/documents/document';
import { mayOpenDocument } from '@clinic/core/documents/may-open';
import { type Label, labelIn } from '../../language/label.ts';
import { relativeMoment } from '../due-words.ts';
import { fileSizeIn } from '../in-words.ts';
import { workListWords } from '../work/work-words.ts';
import { documentStateWords, documentWords, unscannableWords } from './document-words.ts';
import { documentPath } from './request-path.ts';

type Props = { requestId: string; documents: Document[]; assignedTo: number | null; staff: StaffMember; now: Date; language: string };

/** What came with a form, what the examination found, and a button for whoever may open it. */
export function RequestDocuments({ requestId, documents, assignedTo, staff, now, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const reader = readerOf(staff, assignedTo);
  return (
    <section id="documentos" className="desk-card" aria-labelledby="desk-documents">
      <h2 id="desk-documents">{say(documentWords.title)}</h2>
      {documents.length === 0 && <p className="desk-quiet">{say(documentWords.none)}</p>}
      {documents.map((document) => (
        <article key={document.id}>
          <h3>{document.name}</h3>
          <p className="desk-quiet">
            {[document.kind?.toUpperCase(), fileSizeIn(language, document.sizeBytes), stateOf(document, now, language)]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {isCheckOverdue(document, now) && (
            <p role="note">
              <strong>{say(documentWords.checkAway)}</strong>
            </p>
          )}
          <Opening document={document} requestId={requestId} may={mayOpenDocument(reader, documentState(document))} language={language} />
        </article>
      ))}
      {documents.length > 0 && <p className="desk-note">{say(documentWords.recorded)}</p>}
    </section>
  );
}

function stateOf(document: Document, now: Date, language: string): string {
  const say = (words: Label) => labelIn(language, words);
  const { unscannableReason: reason, kind, cleanAt, strippedAt, receivedAt } = document;
  const waits = documentState(document) === 'notYetChecked' && receivedAt;
  const since = waits ? `, ${say(workListWords.since).replace('{moment}', relativeMoment(receivedAt, now, language))}` : '';
  const place = isPhotograph(kind) && cleanAt && !strippedAt ? `, ${say(documentWords.withPlace)}` : '';
  return `${say(documentStateWords[documentState(document)])}${reason ? `: ${say(unscannableWords[reason])}` : ''}${since}${place}`;
}

type OpeningProps = { document: Document; requestId: string; may: ReturnType<typeof mayOpenDocument>; language: string };

function Opening({ document, requestId, may, language }: OpeningProps) {
  const say = (words: Label) => labelIn(language, words);
  if (may === 'no') return documentState(document) === 'threat' ? null : <p className="desk-quiet">{say(documentWords.doctorOnly)}</p>;
  return (
    <form className="desk-press" action={documentPath(requestId, document.id)} method="post">
      {may === 'afterWarning' && (
        <>
          <p role="note">
            <strong>{say(documentWords.warning)}</strong>
          </p>
          <label className="desk-check">
            <input type="checkbox" name="confirmado" value="sim" required />
            {say(documentWords.warned)}
          </label>
        </>
      )}
      <button type="submit" className="desk-button" aria-label={say(documentWords.openNamed).replace('{name}', document.name)}>
        {say(documentWords.open)}
      </button>
    </form>
  );
}
