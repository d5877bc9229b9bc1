import type { HourLine, HourLines } from '../booking/hour-line.ts';

/** Writes the next free hour on every door to the wizard (booking/hour-door.tsx); doors of one appointment type ask once. */
export function hourDoors(): () => void {
  const stopped = new AbortController();
  const doors = [...document.querySelectorAll<HTMLFormElement>('form[data-hour-door]')];
  for (const address of new Set(doors.map((door) => door.dataset['hourDoor'] ?? ''))) {
    void askHours(address, stopped.signal).then((lines) => {
      for (const door of doors) {
        const line = door.dataset['hourDoor'] === address ? lines[door.dataset['doctor'] ?? ''] : undefined;
        if (line) write(door, line);
      }
    });
  }
  return () => stopped.abort();
}

async function askHours(address: string, signal: AbortSignal): Promise<HourLines> {
  try {
    return (await (await fetch(address, { signal })).json()) as HourLines;
  } catch {
    // Without an answer the door is the ordinary one.
    return {};
  }
}

function write(door: HTMLFormElement, { label, when, who, price, face, facePosition, keep = {} }: HourLine) {
  const isPlain = door.dataset['plain'] !== undefined;
  const words = door.querySelector('span');
  const sign = door.querySelector('button > svg:first-child');
  if (!words) return;
  for (const [name, value] of Object.entries(keep)) {
    const known = door.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (known) known.value = value;
    else door.prepend(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  if (face && !isPlain) {
    const portrait = Object.assign(document.createElement('img'), { src: face, alt: '', width: 56, height: 66 });
    if (facePosition) portrait.style.setProperty('--focal-point', facePosition);
    sign?.replaceWith(portrait);
  }
  const hour = document.createElement('b');
  hour.append(...(when ? [when] : (words.querySelector('b')?.childNodes ?? [])));
  const doctor = document.createElement('i');
  doctor.append(who ?? '');
  if (isPlain) doctor.className = 'visually-hidden';
  // Another element in its place: words that grow where they stand would count as a shift of the page.
  const line = document.createElement('span');
  line.append(label, hour, ...(isPlain && price ? [price] : []), doctor);
  words.replaceWith(line);
}
