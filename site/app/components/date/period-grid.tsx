import { type KeyboardEvent, useEffect, useRef } from 'react';
import { gridMove } from '../grid-move.ts';
import styles from './calendar.module.css';

const columns = 3;

type Choice = { key: string; words: string; disabled: boolean };

/** Twelve months or twelve years to choose from. One stop for the Tab key; arrows move inside. */
export function PeriodGrid({
  label,
  choices,
  current,
  onChoose,
}: {
  label: string;
  choices: Choice[];
  current: number;
  onChoose(index: number): void;
}) {
  const grid = useRef<HTMLDivElement>(null);
  const buttons = () => [...(grid.current?.querySelectorAll('button') ?? [])];
  useEffect(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const to = gridMove(event.key, all.indexOf(document.activeElement as HTMLButtonElement), choices.length, columns);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div ref={grid} role="group" aria-label={label} className={styles['periods']} onKeyDown={onKeyDown}>
      {choices.map(({ key, words, disabled }, index) => (
        <button
          key={key}
          type="button"
          className={styles['period']}
          aria-pressed={index === current}
          // Not `disabled`: the arrows must be able to pass over it.
          aria-disabled={disabled || undefined}
          tabIndex={index === Math.max(current, 0) ? 0 : -1}
          onClick={() => !disabled && onChoose(index)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
