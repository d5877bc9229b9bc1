import { labelIn } from '../language/label.ts';
import { reviewPageWords } from './review-words.ts';
import type { ShownName } from './shown-passage.ts';

/** What readers see and no word says: each picture in small, each PDF by its title; both lead to the whole. */
export const ShownFiles = ({ files, language }: { files: ShownName[]; language: string }) =>
  files.map(({ name, href, picture }) => (
    <p key={href} className="review-file">
      <a href={href} target="_blank" rel="noreferrer">
        {picture ? <img src={picture} alt={labelIn(language, name)} loading="lazy" /> : labelIn(language, name)}
        <span className="review-said"> {labelIn(language, reviewPageWords.newTab)}</span>
      </a>
    </p>
  ));
