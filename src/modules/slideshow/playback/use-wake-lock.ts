import { useEffect } from 'react';

/** Keeps the screen on; the browser releases the lock when the tab is hidden. */
export function useWakeLock(isActive: boolean) {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isReleased = false;
    const requestLock = () => {
      if (document.hidden) return;
      navigator.wakeLock.request('screen').then(
        (sentinel) => {
          if (isReleased) void sentinel.release();
          else lock = sentinel;
        },
        () => {}, // The browser can refuse, for example on a low battery.
      );
    };
    requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.release();
    };
  }, [isActive]);
}
