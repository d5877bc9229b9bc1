import { useEffect } from 'react';

/**
 * On leaving, React Router writes the pages that were crossed with a transition to the device, to repeat it on coming back. That
 * is a list of what somebody read, so it is taken away again: this listener is added later than the router's and runs after it.
 */
export function useForgetfulTransitions() {
  useEffect(() => {
    const forget = () => sessionStorage.removeItem('remix-router-transitions');
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
}
