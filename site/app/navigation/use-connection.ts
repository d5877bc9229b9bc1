import { useEffect, useState, useSyncExternalStore } from 'react';

const backShownMs = 6_000;

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** `back`: the connection returned a moment ago. The server and the first rendering know nothing, so they say nothing. */
export function useConnection(): 'online' | 'offline' | 'back' {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!online) return setWasOffline(true);
    const timer = setTimeout(() => setWasOffline(false), backShownMs);
    return () => clearTimeout(timer);
  }, [online]);
  if (!online) return 'offline';
  return wasOffline ? 'back' : 'online';
}
