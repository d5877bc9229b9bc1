'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { type PointerEvent, useEffect, useRef } from 'react';
import { type Label, labelIn } from '../language/label.ts';
import { focalPointWords as words } from './focal-point-words.ts';
import { usePictureInForm } from './picture-in-form.ts';

/** The shapes that the site's pages cut most. */
const cuts = [
  { shape: 'card', name: words.card },
  { shape: 'cover', name: words.cover },
  { shape: 'portrait', name: words.portrait },
] as const;

const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100);

/** Press, or move the two sliders: what is set here is saved with the form. */
export function FocalPointField() {
  const { i18n } = useTranslation();
  const say = (text: Label) => labelIn(i18n.language, text);
  const { file, source } = usePictureInForm();
  const across = useField<number | null>({ path: 'focalX' });
  const down = useField<number | null>({ path: 'focalY' });
  const set = (x: number | null, y: number | null) => {
    across.setValue(x);
    down.setValue(y);
  };
  // The point meant what was to be seen in the file before.
  const lastFile = useRef(file);
  useEffect(() => {
    if (lastFile.current !== file && file) {
      across.setValue(null);
      down.setValue(null);
    }
    lastFile.current = file;
  }, [across.setValue, down.setValue, file]);
  if (!source) return null;

  const isSet = typeof across.value === 'number' && typeof down.value === 'number';
  const [x, y] = [across.value ?? 50, down.value ?? 50];
  const objectPosition = `${x}% ${y}%`;
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (across.disabled || (event.type === 'pointermove' && event.buttons !== 1)) return;
    event.preventDefault();
    const box = event.currentTarget.getBoundingClientRect();
    set(within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height));
  };
  return (
    <fieldset className="field-type focal-point" disabled={across.disabled}>
      <legend className="field-label">{say(words.name)}</legend>
      <div className="focal-point__work">
        <div className="focal-point__picture" onPointerDown={press} onPointerMove={press}>
          <img src={source} alt="" draggable={false} />
          <span className="focal-point__mark" data-set={isSet || undefined} style={{ left: `${x}%`, top: `${y}%` }} />
        </div>
        <div className="focal-point__side">
          <Slider name={say(words.fromLeft)} value={x} onMove={(moved) => set(moved, y)} />
          <Slider name={say(words.fromTop)} value={y} onMove={(moved) => set(x, moved)} />
          {isSet ? (
            <button type="button" className="focal-point__forget" onClick={() => set(null, null)}>
              {say(words.forget)}
            </button>
          ) : (
            <p>{say(words.unset)}</p>
          )}
        </div>
        <div className="focal-point__cuts">
          <p>{say(words.cuts)}</p>
          {cuts.map(({ shape, name }) => (
            <figure key={shape}>
              <img data-shape={shape} src={source} alt="" style={{ objectPosition }} />
              <figcaption>{say(name)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <div className="field-description">{say(words.help)}</div>
    </fieldset>
  );
}

function Slider({ name, value, onMove }: { name: string; value: number; onMove: (value: number) => void }) {
  return (
    <label>
      {name}
      <output>{value}</output>
      <input type="range" min={0} max={100} value={value} onChange={(event) => onMove(Number(event.target.value))} />
    </label>
  );
}
