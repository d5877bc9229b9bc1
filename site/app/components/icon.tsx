import glyphs from '../art/glyphs.svg';
import icons from '../art/icons.svg';
import type { GlyphName, IconName } from '../art/names.ts';

/** A drawing of the clinic's family. Decoration: the words beside it say the same. */
export function Icon({ name, size = 48, className }: { name: IconName; size?: number; className?: string | undefined }) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}

/** A sign of the interface, in the colour of the text around it. */
export function Glyph({ name, size = 24, className }: { name: GlyphName; size?: number; className?: string | undefined }) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${glyphs}#${name}`} />
    </svg>
  );
}
