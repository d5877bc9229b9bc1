import type { Picture } from '@clinic/core/content/shapes/picture';
import { focalPointStyle } from './focal-point.ts';
import styles from './picture.module.css';

type Shown = Pick<Picture, 'src' | 'alt' | 'width' | 'height'> & Partial<Pick<Picture, 'sources' | 'focalPoint'>>;

type Props = {
  picture: Shown;
  /** In sight as soon as the page opens: fetched first. All others wait until they are near. */
  eager?: boolean;
  /** How wide it is shown, for the choice of the file. */
  sizes?: string;
  /** The words beside it say the same. */
  decorative?: boolean;
  className?: string | undefined;
};

const asWideAsTheText = '(min-width: 64em) 720px, 100vw';

/** A picture of the editors, in the smallest file that does. Width and height keep its place before it arrives. */
export function PictureView({ picture, eager = false, sizes = asWideAsTheText, decorative = false, className }: Props) {
  const { src, alt, width, height, sources = [] } = picture;
  const image = (
    <img
      className={className}
      style={focalPointStyle(picture.focalPoint)}
      src={src}
      alt={decorative ? '' : alt}
      width={width}
      height={height}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className={styles['picture']}>
      {sources.map(({ type, files }) => (
        <source key={type} type={type} sizes={sizes} srcSet={files.map((file) => `${file.src} ${file.width}w`).join(', ')} />
      ))}
      {image}
    </picture>
  );
}
