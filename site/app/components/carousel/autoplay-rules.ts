export type PlayFacts = {
  /** The page asks for it; without that nothing ever moves by itself. */
  wanted: boolean;
  reducedMotion: boolean;
  hovered: boolean;
  focused: boolean;
  /** By its button, or because the visitor moved it. */
  stopped: boolean;
};

export const plays = ({ wanted, reducedMotion, hovered, focused, stopped }: PlayFacts) =>
  wanted && !reducedMotion && !hovered && !focused && !stopped;
