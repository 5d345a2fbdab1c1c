import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { waitToWriteAddress } from '@/lib/address-limit';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { fromStory } from './use-moment-links';

/** One leafs faster than an address can be written: it follows once one rests. */
const restMs = 300;

/** What was open last; null until something was, and once it has been dealt with. */
export interface LastSeen {
  get: () => string | null;
  forget: () => void;
}

/**
 * The address of what lies open in the album. `openedId` is the moment to open at: another one only
 * when the address changed by itself, by Back or by a link. `lastSeen` is null until one was open.
 * `early` lies open already, while the page still goes to its address.
 */
export function useLeafing(momentId: string | null, early: string | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const links = useStoryLinks();
  const [at, setAt] = useState({ momentId, openedId: momentId, written: momentId });
  if (at.momentId !== momentId) {
    const openedId = momentId !== null && momentId === at.written ? at.openedId : momentId;
    setAt({ momentId, openedId, written: momentId });
  }
  const seen = useRef<string>(null);
  const lastSeen = useMemo(
    (): LastSeen => ({ get: () => seen.current, forget: () => void (seen.current = null) }),
    [],
  );
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
  }, []);
  const write = (id: string) => {
    setAt((now) => ({ ...now, written: id }));
    if (links) void navigate(links.momentPath(id), { replace: true, state: state as unknown });
  };
  const latest = useRef({ write, isThere: momentId !== null });
  useEffect(() => {
    latest.current = { write, isThere: momentId !== null };
  });
  const writeLater = (id: string, ms: number) => {
    waiting.current = setTimeout(() => {
      // Written over the address of what was asked for, so not before that is there.
      const wait = latest.current.isThere ? waitToWriteAddress() : restMs;
      if (wait > 0) writeLater(id, wait);
      else latest.current.write(id);
    }, ms);
  };
  const isLeaving = useRef(false);
  useEffect(() => {
    if (momentId !== null || early !== null) return;
    isLeaving.current = false;
    forget();
  }, [momentId, early, forget]);
  useEffect(() => forget, [forget]);

  const view = (id: string) => {
    seen.current = id;
    forget();
    if (id !== (momentId ?? early)) writeLater(id, restMs);
  };
  const close = () => {
    // Back comes later: closed twice meanwhile, one would leave the story too.
    if (isLeaving.current) return;
    isLeaving.current = true;
    const isBehind = waiting.current !== undefined;
    forget();
    const id = seen.current;
    const isFromStory =
      early !== null || (state as Partial<typeof fromStory> | null)?.from === fromStory.from;
    if (!isFromStory) {
      if (links) void navigate(links.storyPath, { replace: true });
      return;
    }
    // So that Forward comes back to what was seen last.
    const canWrite = isBehind && momentId !== null && waitToWriteAddress() === 0;
    if (canWrite && id !== null) write(id);
    void navigate(-1);
  };
  return { openedId: at.openedId ?? early, lastSeen, view, close };
}
