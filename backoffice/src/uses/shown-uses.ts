import type { Need, UsedAct, UsedSort } from './use-effect.ts';

/** A use as it travels to the browser, in the reader's language. */
export type ShownUse = {
  sort: string;
  title: string;
  place: string;
  href: string;
  locales: string[];
  isPublic: boolean;
  effects: Record<UsedAct, string>;
  needs: Record<UsedAct, Need>;
};

export type RedirectChoice = { path: string; title: string };

export type ShownUses = {
  title: string;
  sort: UsedSort;
  isLive: boolean;
  isTrashed: boolean;
  addresses: string[];
  uses: ShownUse[];
  digest: string;
};
