/** A quick page shows no indicator at all; a slow one shows it long enough to be read, not as a flicker. */
const showAfterMs = 200;
const minimumMs = 200;

export function createPendingTiming(onChange: (visible: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: number | undefined;

  const show = () => {
    shownAt = Date.now();
    onChange(true);
  };
  const hide = () => {
    shownAt = undefined;
    onChange(false);
  };
  return {
    begin() {
      clearTimeout(timer);
      if (shownAt === undefined) timer = setTimeout(show, showAfterMs);
    },
    end() {
      clearTimeout(timer);
      if (shownAt !== undefined) timer = setTimeout(hide, Math.max(0, shownAt + minimumMs - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
