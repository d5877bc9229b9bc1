import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@clinic/core/desk/desk-store';
import type { OpenedRequest } from '@clinic/core/desk/requests/answer-request';
import { type RequestField, requestFields } from '@clinic/core/requests/form/request-fields';
import { requestName, takesDocuments } from '@clinic/core/requests/request-kinds';
import type { VisitorRequest } from '@clinic/core/requests/request-store';
import type { ReactNode } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { AnswerWork } from '../answer-work.tsx';
import { workPath } from '../desk-path.ts';
import { relativeMoment } from '../due-words.ts';
import { EventList } from '../event-list.tsx';
import { type FactRow, Facts } from '../facts.tsx';
import { arrivedEvent } from '../file-letters.tsx';
import { dayInFigures } from '../in-words.ts';
import { arrivedLetterWords } from '../letter-words.ts';
import { fileWords } from '../page-words.ts';
import { WorkArticle } from '../work-article.tsx';
import { workListWords } from '../work-words.ts';
import { type AssignableDoctor, AssignForm } from './assign-form.tsx';
import { documentWords } from './document-words.ts';
import { RequestDocuments } from './request-documents.tsx';
import { answeredPath, myRequestsPath, reopenedPath } from './request-path.ts';
import { chosenWords, requestFieldWords, requestFileWords, requestKindWords } from './request-words.ts';

type Props = {
  file: OpenedRequest;
  staff: StaffMember;
  doctors: AssignableDoctor[];
  now: Date;
  language: string;
  told: { words: Label; isTrouble: boolean } | null;
};

const ofPerson: readonly RequestField[] = [
  ...(['name', 'phone', 'email', 'when', 'birthDate', 'gender', 'vat', 'nSNS', 'patientNumber', 'country', 'languages'] as const),
];

/** One form of the site: who asks and how to reach them, what they ask, and the button that says that it was answered. */
export function RequestFileView({ file: { request, items, documents, arrived, assignedTo }, staff, doctors, now, language, told }: Props) {
  const isDoctor = staff.role === 'medico';
  const hasDocuments = takesDocuments(request.kind);
  const say = (words: Label) => labelIn(language, words);
  const { kind, number } = request;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={isDoctor ? myRequestsPath : workPath}>← {say(isDoctor ? documentWords.myRequests : workListWords.title)}</a>
      </p>
      <h1 id="desk-title">
        {say(requestKindWords[kind])} {requestName(kind, number)}
      </h1>
      {told && (
        <p className="desk-told" data-trouble={told.isTrouble} role={told.isTrouble ? 'alert' : 'status'}>
          {say(told.words)}
        </p>
      )}
      {!isDoctor && <RequestWork request={request} items={items} arrived={arrived} now={now} language={language} />}
      <div className="desk-columns">
        <div>
          <Facts title={requestFileWords.who} rows={personRows(request, language)} language={language} />
          {hasDocuments && !isDoctor && <AssignForm requestId={request.id} doctors={doctors} assignedTo={assignedTo} language={language} />}
        </div>
        <div>
          <Facts title={requestFileWords.what} rows={askedRows(request, now, language)} language={language} />
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
        </div>
      </div>
      {arrived.length > 0 && <Answers arrived={arrived} language={language} />}
      <p className="desk-note">{say(requestFileWords.audited)}</p>
    </section>
  );
}

/** All of them; those that nobody has seen to stand with their work, too. */
const Answers = ({ arrived, language }: Pick<OpenedRequest, 'arrived'> & { language: string }) => (
  <EventList
    id="respostas"
    title={arrivedLetterWords.list}
    none={arrivedLetterWords.none}
    help={arrivedLetterWords.help}
    language={language}
    isStacked
    events={arrived.map((letter) => arrivedEvent(letter, language))}
  />
);

type WorkProps = Pick<Props, 'now' | 'language'> & Pick<OpenedRequest, 'request' | 'items' | 'arrived'>;

function RequestWork({ request, items, arrived, now, language }: WorkProps) {
  const say = (words: Label) => labelIn(language, words);
  const isAnswered = request.answeredAt !== null && items.every(({ kind }) => kind === 'formLetterArrived');
  if (items.length === 0) return isAnswered ? <Undo id={request.id} language={language} /> : null;
  return (
    <>
      <section id="por-fazer" className="desk-attention" aria-labelledby="desk-attention">
        <h2 id="desk-attention">{say(requestFileWords.toDo)}</h2>
        {items.map((item) =>
          item.kind === 'formLetterArrived' ? (
            <AnswerWork key={item.id} item={item} arrived={arrived} now={now} language={language} />
          ) : (
            <WorkArticle key={item.id} item={item} now={now} language={language}>
              <ActionForm to={answeredPath(request.id)}>
                <button type="submit" className="desk-button">
                  {say(request.kind === 'callBack' ? requestFileWords.called : requestFileWords.answer)}
                </button>
              </ActionForm>
            </WorkArticle>
          ),
        )}
      </section>
      {isAnswered && <Undo id={request.id} language={language} />}
    </>
  );
}

/** Answered by mistake is answered too late, if nobody can take it back. */
const Undo = ({ id, language }: { id: string; language: string }) => (
  <details>
    <summary>{labelIn(language, requestFileWords.undo)}</summary>
    <form className="desk-press" action={reopenedPath(id)} method="post">
      <input type="hidden" name="pedido" value={randomUUID()} />
      <p>{labelIn(language, requestFileWords.undoHelp)}</p>
      <button type="submit" className="desk-button" data-look="plain">
        {labelIn(language, requestFileWords.undoPress)}
      </button>
    </form>
  </details>
);

function shownAnswer(field: RequestField, value: string, language: string): ReactNode {
  const chosen = chosenWords[field]?.[value];
  if (chosen) return labelIn(language, chosen);
  if (field === 'birthDate' || field === 'preferredDate') return dayInFigures(value);
  if (field === 'phone') return <a href={`tel:${value}`}>{value}</a>;
  if (field === 'email') return <a href={`mailto:${encodeURIComponent(value)}`}>{value}</a>;
  return value.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name and never change places.
    <span key={index} className="desk-line">
      {line}
      <br />
    </span>
  ));
}

const answerRow = ({ answers }: VisitorRequest, field: RequestField, language: string): FactRow => {
  const value = answers[field];
  return [requestFieldWords[field], value ? shownAnswer(field, value, language) : null];
};

function personRows(request: VisitorRequest, language: string): FactRow[] {
  const proven = request.answers.email ? requestFileWords.provenEmail : requestFileWords.provenPhone;
  const proof = request.contactProvenAt ? proven : requestFileWords.unproven;
  return [
    ...ofPerson.map((field) => answerRow(request, field, language)),
    [requestFileWords.contact, labelIn(language, proof)],
    [requestFileWords.language, labelIn(language, fileWords.languages[request.locale])],
  ];
}

function askedRows(request: VisitorRequest, now: Date, language: string): FactRow[] {
  const { receivedAt, answerBy, answeredAt, answeredBy, withdrawnAt } = request;
  const moment = (at: Date | null) => at && relativeMoment(at, now, language);
  const answered = labelIn(language, requestFileWords.answeredBy)
    .replace('{moment}', moment(answeredAt) ?? '')
    .replace('{name}', answeredBy ?? '');
  return [
    ...requestFields.filter((field) => !ofPerson.includes(field)).map((field) => answerRow(request, field, language)),
    [requestFileWords.receivedAt, moment(receivedAt)],
    [requestFileWords.answerBy, moment(answerBy)],
    [requestFileWords.answered, answeredAt && answered],
    [requestFileWords.withdrawn, moment(withdrawnAt)],
  ];
}
