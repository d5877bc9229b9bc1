import read from '../../app/design/fonts/atkinson-next-normal.woff2?url';
import head from '../../app/design/fonts/newsreader-heading.woff2?url';

/** The files that the site's own pages use: whoever has seen one of them has these already. */
export const offlineFonts = { read, head };
