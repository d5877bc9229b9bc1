import type { Locale } from '@clinic/core/kernel/locale';
import type { ComponentType } from 'react';
import { isReloadWanted } from '../navigation/reload-page.ts';
import { type IslandName, islandParts } from './parts.ts';

const waking = new WeakMap<Element, Promise<void>>();
const awake = new WeakSet<Element>();
/** A press waits no longer than this for its part: it then does what it does without script. */
const pressTimeoutMs = 4_000;

/** Loads React and the part, once for each island; after a failure the next sign tries again. */
function wake(island: HTMLElement): Promise<void> {
  const known = waking.get(island);
  if (known) return known;
  const begun = hydrate(island);
  waking.set(island, begun);
  begun.then(
    () => awake.add(island),
    () => waking.delete(island),
  );
  return begun;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const load = islandParts[island.dataset['island'] as IslandName] as () => Promise<ComponentType<object>>;
  const [{ hydrateIsland }, Part] = await Promise.all([import('./hydrate-island.tsx'), load()]);
  await hydrateIsland(island, Part, localeOfPage(), JSON.parse(island.dataset['start'] ?? ''));
}

/** Said once, by navigation/dock.tsx. */
const localeOfPage = () => document.querySelector<HTMLElement>('[data-dock]')?.dataset['locale'] as Locale;

const islandAround = (target: EventTarget | null) => (target as Element | null)?.closest<HTMLElement>('[data-island]');
/** What stands in a slot is plain HTML and needs no part. */
const pressable = (target: Element) => (target.closest('[data-slot]') ? null : target.closest<HTMLElement>('a, button'));
/** Where a part cannot be loaded the page goes on as it is without script, unless missing-chunk.ts loads it anew. */
const ignored = () => {};

/**
 * A press that comes before its part is awake waits for it and is then given to it, once. Everything that only announces a press (a
 * pointer above, a finger that comes down, the focus) begins to load.
 */
export function wakeIslands(): void {
  const onSign = ({ target }: Event) => {
    const island = islandAround(target);
    if (island) wake(island).catch(ignored);
  };
  const held = new WeakSet<Element>();
  const onClick = (event: MouseEvent) => {
    const island = islandAround(event.target);
    const pressed = pressable(event.target as Element);
    if (!island || awake.has(island) || !pressed || event.ctrlKey || event.metaKey || event.shiftKey || !event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
    if (held.has(pressed)) return;
    held.add(pressed);
    const release = () => {
      if (!held.delete(pressed) || isReloadWanted()) return;
      pressed.click();
    };
    wake(island).then(release, release);
    setTimeout(release, pressTimeoutMs);
  };
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        wake(islandAround(target) as HTMLElement).catch(ignored);
      }
    },
    { rootMargin: '200px' },
  );
  // The island's own element has no box (`display: contents`), so its content is observed.
  for (const content of document.querySelectorAll('[data-island][data-near] > *')) near.observe(content);

  for (const sign of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(sign, onSign, { passive: true });
  document.addEventListener('click', onClick, { capture: true });
}
