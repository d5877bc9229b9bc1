import read from '../../app/design/fonts/atkinson-next-normal.woff2?url';
import head from '../../app/design/fonts/newsreader-heading.woff2?url';

/** The font files of the site's own pages: after one visit they are already cached. */
export const offlineFonts = { read, head };
