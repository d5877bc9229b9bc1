import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** The back office's words for "the document was saved" and "this page listens"; they are Payload's, not ours. */
const saved = 'payload-document-event';
const listening = { type: 'payload-live-preview', ready: true };

/** Beside the editor's form: reads the draft anew whenever it was saved, without losing the place on the page. */
export function useFollowEditor(editorOrigins: string[]) {
  const { revalidate } = useRevalidator();
  const origins = editorOrigins.join(' ');
  useEffect(() => {
    if (window.parent === window) return;
    const accepted = origins.split(' ');
    const hear = ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (accepted.includes(origin) && data?.type === saved) void revalidate();
    };
    window.addEventListener('message', hear);
    // Whoever frames this page is the back office, or the browser would not have shown it.
    window.parent.postMessage(listening, '*');
    return () => window.removeEventListener('message', hear);
  }, [origins, revalidate]);
}
