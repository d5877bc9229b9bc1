'use client';

import { Button, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { createPortal } from 'react-dom';
import { goToField } from '../../form-places/go-to-field.ts';
import { type Label, labelIn } from '../../language/label.ts';
import { reviewPageWords } from '../review-words.ts';
import { CommentCard } from './comment-card.tsx';
import { CommentReply } from './comment-reply.tsx';
import { commentWords } from './comment-words.ts';
import type { ShownComment } from './shown-comment.ts';
import { usePlacesBeside } from './use-places-beside.ts';

type Props = { comments: ShownComment[]; page: { collection: string; id: string }; onDone: () => Promise<void> };

/** Under each field what the doctor said about its words; in the column beside the form, the list with the ways there. */
export function FormComments({ comments, page, onDone }: Props) {
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const say = (words: Label) => labelIn(i18n.language, words);
  const open = comments.filter(({ treated }) => !treated);
  const isHere = ({ beside }: ShownComment) => beside !== null && (beside.locale === null || beside.locale === locale);
  const here = open.filter(isHere);
  const places = usePlacesBeside(here.map(({ beside }) => beside?.path ?? ''));
  if (open.length === 0) return null;

  const entity = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? '' });
  const whole = (comment: ShownComment) => (
    <CommentCard key={comment.said.id} comment={comment} language={i18n.language}>
      <CommentReply page={page} comment={comment.said.id} language={i18n.language} onDone={onDone} />
    </CommentCard>
  );
  return (
    <section className="review-comments-beside">
      <h3>{say(commentWords.ofDoctor).replace('{count}', String(open.length))}</h3>
      <ul>
        {open.map((comment) => (
          <li key={comment.said.id}>
            <p className="review-comment-about">{comment.place[i18n.language === 'en' ? 'en' : 'pt']}</p>
            {here.includes(comment) ? (
              <>
                <p>{comment.said.words}</p>
                <Button buttonStyle="none" onClick={() => goToField(entity?.fields ?? [], comment.beside?.path ?? '')}>
                  {say(commentWords.go)}
                </Button>
              </>
            ) : (
              <>
                {comment.beside?.locale && (
                  <p className="review-comment-about">
                    {say(commentWords.inOther).replace(
                      '{language}',
                      say(comment.beside.locale === 'en' ? reviewPageWords.english : reviewPageWords.portuguese),
                    )}
                  </p>
                )}
                {whole(comment)}
              </>
            )}
          </li>
        ))}
      </ul>
      {[...places].map(([path, place]) => createPortal(here.filter(({ beside }) => beside?.path === path).map(whole), place, path))}
    </section>
  );
}
