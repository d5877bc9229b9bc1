/** The four cells of the navigation. */
export type AreaCell = 'home' | 'visits' | 'symptoms' | 'profile';

/** What stands around every page of the personal area. */
export type AreaFrameView = {
  firstName: string;
  current: AreaCell;
  /** Without a single score there is nothing to see, and no cell that leads there. */
  hasSymptoms: boolean;
  /** What was kept while its sender had to sign in: `typed` stands in its fields again, `pressed` has to be pressed again. */
  kept: 'typed' | 'pressed' | null;
};
