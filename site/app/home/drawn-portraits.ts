import antonio from '../art/scenes/retrato-antonio.svg';
import rui from '../art/scenes/retrato-rui.svg';
import sofia from '../art/scenes/retrato-sofia.svg';

const portraits: Record<string, string> = { 'antonio-meireles': antonio, 'rui-carvalhal': rui, 'sofia-bettencourt': sofia };

/** Of who has been drawn. */
export const drawnPortrait = (subject: string): string | null => portraits[subject] ?? null;
