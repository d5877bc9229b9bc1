import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { Placed } from '@clinic/core/medical-review/place-comments';
import type { Role } from '../../access/role.ts';
import { CommentCard } from './comment-card.tsx';
import { AnswerForm, TreatedForm } from './comment-forms.tsx';
import type { ReviewComment } from './review-comments.ts';
import { shownComment } from './shown-comment.ts';

type Props = {
  page: Pick<PublishedRow, 'collection' | 'id'>;
  comments: Placed<ReviewComment>[];
  role: Role;
  language: string;
};

/** What was said about one passage, with the buttons of whoever reads it: who edits also says that it was seen to. */
export const PassageComments = ({ page, comments, role, language }: Props) =>
  comments.map((placed) => {
    const { id, treated } = placed.comment;
    return (
      <CommentCard key={id} comment={shownComment(placed)} language={language}>
        <div className="review-comment-ways">
          {role !== 'medico' && !treated && <TreatedForm page={page} comment={id} language={language} />}
          <AnswerForm page={page} comment={id} language={language} />
        </div>
      </CommentCard>
    );
  });
