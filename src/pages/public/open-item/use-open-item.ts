import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStoryLinks } from '@/modules/timeline/story-view';
import { fromStory } from './use-item-links';

/** Browsers limit how often the URL may change, so it is written after a pause in paging. */
const pauseMs = 350;

/**
 * The open item of the address, and the address of the item that the lightbox shows. `openedId` is
 * the item to open the lightbox at: it changes only with the address itself, by a link or Back, and
 * not when the address follows the lightbox. `onClosed` is told which item was shown last.
 */
export function useOpenItem(itemId: string | null, onClosed: (lastId: string) => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const links = useStoryLinks();
  const [opened, setOpened] = useState({ itemId, openedId: itemId, written: itemId });
  if (opened.itemId !== itemId) {
    const isOurs = itemId !== null && itemId === opened.written;
    setOpened({ itemId, openedId: isOurs ? opened.openedId : itemId, written: itemId });
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
    setOpened((now) => ({ ...now, written: id }));
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
