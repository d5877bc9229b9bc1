import { randomUUID } from 'node:crypto';
import type { Reply, ReplyVersion } from '@clinic/core/desk/replies/reply';
import { placeholders } from '@clinic/core/desk/replies/reply-placeholders';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { formatDateTime } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { ReplyForm } from './reply-form.tsx';
import { removeReplyPath, restoreReplyPath } from './reply-path.ts';
import { replyPageWords as words } from './reply-words.ts';

type Props = { replies: Reply[]; mayManage: boolean; language: string; told: PressOutcome };

export function RepliesPage({ replies, mayManage, language, told }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const standing = replies.filter(({ current }) => !current.isRemoved);
  const removed = replies.filter(({ current }) => current.isRemoved);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(words.title)}</h1>
      <OutcomeNote told={told} language={language} />
      <p>{say(words.lead)}</p>
      <p className="desk-quiet">
        {say(words.placeholders)}{' '}
        {placeholders.map((name) => (
          <code key={name} className="reply-name">{`{${name}}`}</code>
        ))}
      </p>
      {!mayManage && <p className="desk-note">{say(words.onlyManagers)}</p>}
      {mayManage && (
        <details className="desk-card" open={replies.length === 0}>
          <summary>{say(words.add)}</summary>
          <ReplyForm requestId={randomUUID()} replyId={randomUUID()} language={language} />
        </details>
      )}
      {standing.length === 0 && <p>{say(words.none)}</p>}
      {standing.map((reply) => (
        <ReplyCard key={reply.current.replyId} reply={reply} mayManage={mayManage} language={language} />
      ))}
      {mayManage && removed.length > 0 && (
        <section aria-labelledby="replies-removed">
          <h2 id="replies-removed" className="desk-group">
            {say(words.removed)} <span>{removed.length}</span>
          </h2>
          {removed.map((reply) => (
            <ReplyCard key={reply.current.replyId} reply={reply} mayManage language={language} />
          ))}
        </section>
      )}
    </section>
  );
}

function ReplyCard({ reply: { current, before }, mayManage, language }: { reply: Reply; mayManage: boolean; language: string }) {
  const say = (each: Label) => labelIn(language, each);
  const { replyId, title, isRemoved, writtenAt, writtenBy } = current;
  const at = (version: ReplyVersion, form: Label) =>
    say(form).replace('{moment}', formatDateTime(version.writtenAt)).replace('{name}', version.writtenBy);
  return (
    <article className="desk-card reply-card" aria-label={title}>
      <h3>{title}</h3>
      <p className="desk-quiet">{at({ ...current, writtenAt, writtenBy }, isRemoved ? words.removedBy : words.byWhom)}</p>
      <ReplyTexts version={current} />
      {mayManage && !isRemoved && (
        <div className="desk-presses">
          <details>
            <summary>{say(words.edit)}</summary>
            <ReplyForm requestId={randomUUID()} replyId={replyId} now={current} language={language} />
          </details>
          <ActionForm to={removeReplyPath} hidden={{ resposta: replyId }}>
            <button type="submit" className="desk-button" data-look="plain">
              {say(words.remove)}
            </button>
          </ActionForm>
        </div>
      )}
      {mayManage && before.length > 0 && (
        <details>
          <summary>
            {say(words.history)} ({before.length})
          </summary>
          {before.map((version) => (
            <div key={version.id} className="reply-before">
              <p className="desk-quiet">
                {version.title}, {at(version, words.byWhom)}
              </p>
              <ReplyTexts version={version} />
              <ActionForm to={restoreReplyPath} hidden={{ resposta: replyId, versao: version.id }}>
                <button type="submit" className="desk-button" data-look="plain">
                  {say(words.restore)}
                </button>
              </ActionForm>
            </div>
          ))}
        </details>
      )}
    </article>
  );
}

const ReplyTexts = ({ version }: { version: ReplyVersion }) => (
  <div className="reply-pair">
    <p lang="pt">{version.pt}</p>
    <p lang="en">{version.en}</p>
  </div>
);
