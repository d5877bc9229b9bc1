import type { GlyphName } from '../../art/names.ts';
import type { VisitState } from './visit-state.ts';

type Kind = VisitState['kind'];
type Look = {
  tone: 'wait' | 'good' | 'calm';
  glyph: GlyphName;
  /** `own`: there is, or is about to be, a visit. `former`: there was one. `asked`: it never came to be. */
  visit: 'own' | 'former' | 'asked';
  /** The next thing to do is to call, so the number stands in the middle of the page and not beside it. */
  calls?: true;
  /** How often a waiting page asks whether anything changed; none where nothing will by itself. */
  askEveryMs: number | null;
};

const soonMs = 3_000;
const nowAndThenMs = 15_000;

export const stateLooks: Record<Kind, Look> = {
  received: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: soonMs },
  preparing: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: soonMs },
  delayed: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: nowAndThenMs, calls: true },
  multibanco: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: nowAndThenMs },
  mbway: { tone: 'wait', glyph: 'phone', visit: 'own', askEveryMs: soonMs },
  mbwayOver: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: nowAndThenMs },
  card: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: nowAndThenMs },
  cardAsking: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: soonMs },
  cardOver: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: nowAndThenMs },
  checking: { tone: 'wait', glyph: 'clock', visit: 'own', askEveryMs: soonMs },
  scheduled: { tone: 'good', glyph: 'check', visit: 'own', askEveryMs: null },
  confirmed: { tone: 'good', glyph: 'check', visit: 'own', askEveryMs: null },
  past: { tone: 'calm', glyph: 'check', visit: 'own', askEveryMs: null },
  notPaid: { tone: 'calm', glyph: 'info', visit: 'former', askEveryMs: null },
  cancelled: { tone: 'calm', glyph: 'close', visit: 'former', askEveryMs: null },
  conflict: { tone: 'wait', glyph: 'info', visit: 'asked', askEveryMs: null, calls: true },
  slotTaken: { tone: 'wait', glyph: 'info', visit: 'asked', askEveryMs: null },
  failed: { tone: 'wait', glyph: 'warning', visit: 'asked', askEveryMs: null, calls: true },
  refund: { tone: 'calm', glyph: 'mail', visit: 'asked', askEveryMs: null },
  needsReview: { tone: 'wait', glyph: 'phone', visit: 'asked', askEveryMs: null, calls: true },
};

/** Without script only what takes seconds refreshes itself: a page that is being read is not taken away. */
export const refreshesItself = (kind: Kind): boolean => stateLooks[kind].askEveryMs === soonMs;
