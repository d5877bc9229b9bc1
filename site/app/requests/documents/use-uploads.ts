import type { DocumentRefusal } from '@clinic/core/documents/document-rules';
import { useRef, useState } from 'react';
import { removeFile, uploadFile } from './upload-file.ts';

export type ShownUpload = {
  key: number;
  name: string;
  sizeBytes: number;
  sentBytes: number;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  refusal: DocumentRefusal | null;
};

const filesAtOnce = 2;

type Running = { abort: AbortController; file: File; id: string | null };

/** Files on their way while somebody still writes; a few at once, the others wait. */
export function useUploads(pass: string) {
  const [uploads, setUploads] = useState<ShownUpload[]>([]);
  const running = useRef(new Map<number, Running>());
  const queue = useRef<{ waiting: number[]; busy: number; nextKey: number; refused: number; onIdle: (() => void)[] }>({
    ...{ waiting: [], busy: 0, nextKey: 1, refused: 0, onIdle: [] },
  });

  const change = (key: number, more: Partial<ShownUpload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...more } : upload)));

  const next = async (): Promise<void> => {
    const { current } = queue;
    const key = current.busy < filesAtOnce ? current.waiting.shift() : undefined;
    if (key === undefined) {
      if (current.busy === 0) for (const tell of current.onIdle.splice(0)) tell();
      return;
    }
    const own = running.current.get(key);
    if (!own) return next();
    current.busy++;
    change(key, { state: 'sending' });
    const onProgress = (sentBytes: number) => change(key, { sentBytes });
    const onBegun = (id: string) => {
      own.id = id;
    };
    const sent = await uploadFile(own.file, { pass, onProgress, onBegun, signal: own.abort.signal }).catch(() => null);
    current.busy--;
    if (!own.abort.signal.aborted) {
      if (!sent?.ok) current.refused++;
      change(key, sent?.ok ? { state: 'done' } : { state: 'refused', refusal: sent ? sent.error : 'documentCut' });
    }
    return next();
  };

  /** What has arrived of it must not count among the files of the form. */
  const takeBack = (own: Running | undefined) => {
    if (own?.id) void removeFile(pass, own.id).catch(() => {});
    if (own) own.id = null;
  };
  const start = (key: number) => {
    queue.current.waiting.push(key);
    void next();
  };
  return {
    uploads,
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    /** Once nothing is on its way any more: whether all that was has arrived. */
    settled: () =>
      new Promise<boolean>((resolve) => {
        const { busy, waiting, onIdle, refused } = queue.current;
        if (busy === 0 && waiting.length === 0) resolve(true);
        else onIdle.push(() => resolve(queue.current.refused === refused));
      }),
    add(files: readonly File[]) {
      for (const file of files) {
        const key = queue.current.nextKey++;
        running.current.set(key, { abort: new AbortController(), file, id: null });
        const shown: ShownUpload = { key, name: file.name, sizeBytes: file.size, sentBytes: 0, state: 'waiting', refusal: null };
        setUploads((all) => [...all, shown]);
        start(key);
      }
    },
    again(key: number) {
      takeBack(running.current.get(key));
      change(key, { state: 'waiting', sentBytes: 0, refusal: null });
      start(key);
    },
    remove(key: number) {
      const own = running.current.get(key);
      own?.abort.abort();
      takeBack(own);
      running.current.delete(key);
      setUploads((all) => all.filter((upload) => upload.key !== key));
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
