'use client';

import { useEffect, useState } from 'react';
import { fieldElement } from '../../form-places/field-element.ts';

/** A place under each of these fields while the form shows it; Payload draws and takes away fields as tabs and rows are opened. */
export function usePlacesBeside(paths: string[]): Map<string, HTMLElement> {
  const [places, setPlaces] = useState(new Map<string, HTMLElement>());
  const wanted = [...new Set(paths)].join(' ');
  useEffect(() => {
    const made = new Map<string, HTMLElement>();
    const look = () => {
      let isNew = false;
      for (const path of wanted.split(' ').filter(Boolean)) {
        const field = fieldElement(path);
        const place = made.get(path);
        if (!field || (place?.isConnected && place.parentElement === field)) continue;
        const fresh = document.createElement('div');
        fresh.className = 'review-comment-place';
        field.append(fresh);
        place?.remove();
        made.set(path, fresh);
        isNew = true;
      }
      if (isNew) setPlaces(new Map(made));
    };
    look();
    const watching = new MutationObserver(look);
    watching.observe(document.querySelector('.collection-edit, .global-edit') ?? document.body, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      for (const place of made.values()) place.remove();
      setPlaces(new Map());
    };
  }, [wanted]);
  return places;
}
