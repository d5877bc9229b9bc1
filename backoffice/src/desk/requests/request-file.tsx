import type { StaffMember } from '@clinic/core/desk/desk-store';
import type { OpenedRequest } from '@clinic/core/desk/requests/answer-request';
import { takesDocuments } from '@clinic/core/requests/request-kinds';
import { labelIn } from '../../language/label.ts';
import { AuditLink } from '../../management/audit-link.tsx';
import { Facts } from '../facts.tsx';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import type { DoneWork } from '../timeline/timeline-rows.ts';
import { type AssignableDoctor, AssignForm } from './assign-form.tsx';
import { RequestDocuments } from './request-documents.tsx';
import { askedRows, personRows } from './request-facts.tsx';
import { RequestFileHead } from './request-file-head.tsx';
import { RequestTimeline } from './request-timeline.tsx';
import { requestFileWords } from './request-words.ts';
import { RequestWork } from './request-work.tsx';

type Props = {
  file: OpenedRequest;
  staff: StaffMember;
  doctors: AssignableDoctor[];
  /** What was done about it before. */
  done?: readonly DoneWork[];
  now: Date;
  language: string;
  told: PressOutcome;
  /** The page opens at the work, where it was pressed. */
  isToldAtWork?: boolean;
  /** Who has the page open, as their account says. */
  reader?: object | null;
};

/** One form of the site: what to do about it, who asks and how to reach them, what they ask, and what was done. */
export function RequestFileView({ file, staff, doctors, done = [], now, language, told, isToldAtWork = false, reader = null }: Props) {
  const { request, documents, assignedTo } = file;
  const isDoctor = staff.role === 'medico';
  const asked = askedRows(request, language);
  const hasDocuments = takesDocuments(request.kind);
  return (
    <section className="desk desk-file" aria-labelledby="desk-title">
      <div className="desk-file-top">
        <RequestFileHead file={file} isDoctor={isDoctor} now={now} language={language} />
        {!isToldAtWork && <OutcomeNote told={told} language={language} />}
      </div>
      <div className="desk-file-columns" data-look={isDoctor ? 'read' : undefined}>
        {!isDoctor && (
          <div className="desk-file-next">
            <RequestWork file={file} told={isToldAtWork ? told : null} now={now} language={language} />
          </div>
        )}
        <div className="desk-file-who">
          <Facts title={requestFileWords.who} rows={personRows(request, language)} language={language} />
          {hasDocuments && !isDoctor && <AssignForm requestId={request.id} doctors={doctors} assignedTo={assignedTo} language={language} />}
        </div>
        <div className="desk-file-what">
          {asked.length > 0 && <Facts title={requestFileWords.what} rows={asked} language={language} />}
          {hasDocuments && (
            <RequestDocuments
              requestId={request.id}
              documents={documents}
              assignedTo={assignedTo}
              staff={staff}
              now={now}
              language={language}
            />
          )}
          {!isDoctor && <RequestTimeline file={file} done={done} now={now} language={language} />}
        </div>
      </div>
      <p className="desk-note">
        {labelIn(language, requestFileWords.audited)}{' '}
        <AuditLink about={{ kind: 'request', id: request.id }} reader={reader} language={language} />
      </p>
    </section>
  );
}
