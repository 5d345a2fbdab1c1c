import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { fromStory } from './use-item-links';

/** Browsers limit how often the URL may change, so it is written after a pause in paging. */
const pauseMs = 350;

/**
 * Opens and closes the item of the address, and writes the address while the visitor pages.
 * `openedId` is where the lightbox opens: set by a link, Back or Forward, not by such a write.
 * `onClosed` is told which item was shown last.
 */
export function useOpenItem(itemId: string | null, onClosed: (lastId: string) => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const links = useStoryLinks();
  const [opened, setOpened] = useState({ itemId, openedId: itemId, writtenId: itemId });
  if (opened.itemId !== itemId) {
    const isOwnWrite = itemId !== null && itemId === opened.writtenId;
    setOpened({ itemId, openedId: isOwnWrite ? opened.openedId : itemId, writtenId: itemId });
  }
  const viewedId = useRef<string>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isClosing = useRef(false);
  const cancelWrite = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => cancelWrite, [cancelWrite]);
  const reportClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (itemId !== null) return;
    isClosing.current = false;
    cancelWrite();
    const lastId = viewedId.current;
    viewedId.current = null;
    if (lastId !== null) reportClosed(lastId);
  }, [itemId, cancelWrite]);

  const write = (id: string) => {
    timer.current = undefined;
    setOpened((now) => ({ ...now, writtenId: id }));
    if (links) void navigate(links.itemPath(id), { replace: true, state: state as unknown });
  };
  const view = (id: string) => {
    viewedId.current = id;
    cancelWrite();
    if (id !== itemId && !isClosing.current) timer.current = setTimeout(() => write(id), pauseMs);
  };
  const close = () => {
    // Back is asynchronous: a second close before it takes effect would leave the story.
    if (isClosing.current) return;
    isClosing.current = true;
    const isFromStory = (state as Partial<typeof fromStory> | null)?.from === fromStory.from;
    if (!isFromStory) {
      if (links) void navigate(links.storyPath, { replace: true });
      return;
    }
    // Forward then opens the item that was shown last.
    if (timer.current !== undefined && viewedId.current !== null) {
      cancelWrite();
      write(viewedId.current);
    }
    void navigate(-1);
  };
  return { openedId: opened.openedId, viewedId, view, close };
}
