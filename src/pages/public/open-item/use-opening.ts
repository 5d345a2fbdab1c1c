import { useEffect, useState } from 'react';
import { useLazyModule } from '@/lib/use-lazy-module';
import type { ItemRequest } from '@/modules/timeline-view/item-grid/use-requested-item';
import { leaveOpenedItem } from '../first-screen/leave-first-screen';
import { reportFailedPart } from '../story-tools';
import { loadOpenItem, useItemLinks } from './use-item-links';

interface Options {
  slug: string;
  /** Query string of the filter. */
  query: string;
  /** The open item of the address. */
  itemId: string | null;
  /** All items were read, or could not be, and this one is not among them. */
  isAbsent: boolean;
  /** Called before an item is opened by a link. */
  onOpen: () => void;
}

/** How an item opens, and to which card the story scrolls. */
export function useOpening({ slug, query, itemId, isAbsent, onOpen }: Options) {
  const [hasFailed, setFailed] = useState(false);
  if (itemId === null && hasFailed) setFailed(false);
  const [requested, request] = useState<ItemRequest | null>(
    itemId === null ? null : { id: itemId, focus: null },
  );
  // The item of the address was left before it was read: it must not scroll the story later.
  if (itemId === null && requested?.focus === null) request(null);
  const fail = (error: unknown) => {
    if (itemId === null) return;
    reportFailedPart(error);
    setFailed(true);
    request({ id: itemId, focus: 'card' });
  };
  const cannotOpen = itemId !== null && (hasFailed || isAbsent);
  useEffect(() => {
    if (cannotOpen) leaveOpenedItem();
  }, [cannotOpen]);
  useItemLinks({ slug, query, isAtItem: itemId !== null, isCodeMissing: hasFailed, onOpen });
  return { code: useLazyModule(loadOpenItem, itemId, fail), hasFailed, fail, requested, request };
}
