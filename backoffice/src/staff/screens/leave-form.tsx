'use client';

import type { FormEvent, ReactNode } from 'react';

const channelName = 'staff-leaves';

export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('left');
  channel.close();
}

/** When another tab of this browser was left. Returns how to stop listening. */
export function onOtherTabLeft(work: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = work;
  return () => channel.close();
}

/** Loaded anew, so that nothing of this page stays in the browser's memory; what comes next is decided by the session. */
export function toSignIn(): void {
  document.documentElement.hidden = true;
  const here = window.location.pathname + window.location.search;
  window.location.replace(`/admin/login?redirect=${encodeURIComponent(here)}`);
}

/** Ends or locks the session and hides every page of this browser. A form, so that a press before the page's script ran does the same. */
export function LeaveForm({ action, children }: { action: '/lock' | '/logout'; children: ReactNode }) {
  const path = `/api/utilizadores${action}`;
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    document.documentElement.hidden = true;
    const headers = { 'content-type': 'application/json' };
    const status = await fetch(path, { method: 'POST', headers, body: '{}' }).then(
      (answer) => answer.status,
      () => 0,
    );
    tellOtherTabs();
    // Without an answer the session may still be open: the browser's own page says that there is no connection, in the place of ours.
    if (status === 0 || status >= 500) form.submit();
    else toSignIn();
  }
  return (
    <form method="post" action={path} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
