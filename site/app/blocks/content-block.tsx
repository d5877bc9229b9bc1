import type { ContentBlock } from '@clinic/core/content/shapes/blocks';
import { classNames } from '../components/class-names.ts';
import { FilmView } from '../reading/film.tsx';
import { QuizCallout } from '../reading/quiz-callout.tsx';
import { RichTextView } from '../reading/rich-text.tsx';
import { BlockAction } from './block-action.tsx';
import { BlockHeading } from './block-heading.tsx';
import { BlockItems } from './block-items.tsx';
import { BlockPicture } from './block-picture.tsx';
import { tagBelow } from './block-places.ts';
import { BlockSection } from './block-section.tsx';
import styles from './content-block.module.css';
import { PdfCard } from './pdf-card.tsx';

/** From so many paragraphs on, a picture stands beside the beginning of the text instead of its middle. */
const longText = 4;

/** Everything a section may hold, in the order of reading; what editors left empty takes no room. */
export function ContentBlockView({ id, block, tag }: { id: string; block: ContentBlock; tag: 'h2' | 'h3' }) {
  const { title, subtitle, intro, text, picture, items, film, pdf, quiz, action, look } = block;
  const filmBeside = film !== null && picture === null;
  const hasMore = items.length > 0 || film !== null || pdf !== null || quiz !== null;
  const button = action && <BlockAction action={action} />;
  const hasWords = Boolean(title || subtitle || intro || text.length || (action && !hasMore));
  return (
    <BlockSection id={id} background={look.background} isNamed={title !== ''}>
      <div className={styles['block']} data-arrangement={look.arrangement}>
        {(hasWords || picture || film) && (
          <div
            className={styles['opening']}
            data-picture={picture ? (look.pictureRight ? 'right' : 'left') : undefined}
            data-film={filmBeside || undefined}
            data-long={text.length >= longText || undefined}
          >
            {hasWords && (
              <div className={classNames(styles['words'], styles['ink'])}>
                {(title || subtitle) && <BlockHeading id={id} tag={tag} block={block} />}
                <div className={styles['text']}>
                  {intro && <p className={styles['intro']}>{intro}</p>}
                  {text.length > 0 && <RichTextView text={text} raised={title === ''} />}
                  {!hasMore && button}
                </div>
              </div>
            )}
            {picture && <BlockPicture picture={picture} href={block.href} />}
            {filmBeside && <FilmView film={film} title={title || film.caption} />}
          </div>
        )}
        {items.length > 0 && (
          <BlockItems items={items} arrangement={look.arrangement} tag={tagBelow(title, tag)} ink={styles['ink'] ?? ''} />
        )}
        {film && !filmBeside && <FilmView film={film} title={title || film.caption} />}
        {pdf && <PdfCard pdf={pdf} />}
        {quiz && <QuizCallout quiz={quiz} />}
        {hasMore && button}
      </div>
    </BlockSection>
  );
}
