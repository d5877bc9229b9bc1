import { Unbroken } from '../unbroken.tsx';
import styles from './voice.module.css';

type Props = { quote: string; name: string; context: string };

/** Somebody's own words, and who said them. */
export function Voice({ quote, name, context }: Props) {
  return (
    <figure className={styles['voice']}>
      <blockquote>
        <p>
          <Unbroken text={quote} />
        </p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        {context && <span>{context}</span>}
      </figcaption>
    </figure>
  );
}
