import type { Picture } from '@clinic/core/content/shapes/picture';
import { Figure } from '../components/content/figure.tsx';
import styles from './drawing.module.css';
import { PictureView } from './picture.tsx';

type Props = { picture: Picture; title?: string; eager?: boolean };

/** A picture that explains: with its labels and its caption where it has them, else just framed. */
export function Drawing({ picture, title, eager = false }: Props) {
  const { caption, labels } = picture;
  if (labels.length === 0 && !caption && !title) return <PictureView picture={picture} eager={eager} className={styles['plain']} />;
  return (
    <Figure
      picture={picture}
      eager={eager}
      {...(title && { title })}
      {...(caption && { caption })}
      labels={labels.map(({ x, y, text }) => ({ x, y, ...nameAndEffect(text) }))}
    />
  );
}

/** "Próstata: aperta o canal" is a name and what happens there. */
function nameAndEffect(text: string): { name: string; effect?: string } {
  const [name = text, effect] = text.split(/:\s+(.+)/, 2);
  return effect ? { name, effect } : { name };
}
