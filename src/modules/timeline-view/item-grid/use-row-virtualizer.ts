import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
} from 'react';
import { readRowHeights, registerList } from '@/lib/history-state';
import { itemsInUse } from './items-in-use';
import { estimateRowHeight, isHeading, rowOfItem, type Row } from './layout-rows';

/** Estimated height of the header of a story, in pixels, until it has been measured. */
const guessedTop = 480;

/** Distance of an element from the top of the document, in pixels, as of the last render. */
function useOffsetTop(ref: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(guessedTop);
  // Not a ResizeObserver: it would cause a "loop limit" error when rows grow in the same frame.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- anything above the list can change with a render
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  return top;
}

/** The exact height: the error of the rounded one (the default) adds up over many rows. */
const measureRow = (element: HTMLElement, entry: ResizeObserverEntry | undefined) =>
  entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height;

/** The heights measured when the list was last left. */
function savedHeights(): VirtualItem[] {
  const saved = readRowHeights();
  if (saved?.width !== window.innerWidth) return [];
  // The virtualizer uses only these two fields.
  return saved.heights.map(([key, size]) => ({ key, size }) as VirtualItem);
}

/** Time after a click in which a card that the visitor expands gets its new height. */
const unfoldMs = 500;

interface Options {
  /** The element around all rows. */
  list: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  /** Rows rendered beyond the screen, each way. */
  overscan: number;
  /** The item to scroll to: its row is always rendered. */
  requestedId: string | undefined;
  /** Query string of the filter: a new one resets the scroll anchor. */
  query: string;
}

export type RowVirtualizer = Virtualizer<Window, HTMLElement>;

/**
 * Distance in pixels by which the rows are rendered lower than in the layout. Not 0 only during a touch
 * on iOS, where the scroll offset cannot be written: the virtualizer moves the rows instead, and writes
 * the offset after the touch.
 */
export function shiftOf(virtualizer: RowVirtualizer): number {
  const { scrollMargin } = virtualizer.options;
  // The first row is a heading: always rendered.
  return (virtualizer.getVirtualItems()[0]?.start ?? scrollMargin) - scrollMargin;
}

/**
 * The virtualizer of the rows. Keeps the visible cards in place when the list changes. `rowRef`
 * returns the ref of the element of a row, with `data-index`. Each row has a ref of its own: an element
 * that becomes part of another row is then measured again.
 */
export function useRowVirtualizer(options: Options) {
  const { list, rows, overscan, requestedId, query } = options;
  const [initialMeasurementsCache] = useState(savedHeights);
  const headings = useMemo(
    () => rows.flatMap((row, index) => (isHeading(row) ? index : [])),
    [rows],
  );
  // Each measured row makes the virtualizer ask again for all rows below it.
  const estimates = useMemo(() => rows.map(estimateRowHeight), [rows]);
  // oxlint-disable-next-line react/incompatible-library -- its results are not memoised here
  const virtualizer: RowVirtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    getItemKey: useCallback((index: number) => rows[index]!.key, [rows]),
    estimateSize: (index) => estimates[index]!,
    measureElement: measureRow,
    initialMeasurementsCache,
    overscan,
    scrollMargin: useOffsetTop(list),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: useCallback(
      (range: Range) => {
        // Read from the page instead of kept as state: a change of focus does not render the grid.
        const inUse = list.current ? itemsInUse(list.current) : [];
        const ids = requestedId === undefined ? inUse : [...inUse, requestedId];
        const pinned = ids.map((id) => rowOfItem(rows, id)).filter((index) => index >= 0);
        const indexes = new Set([...defaultRangeExtractor(range), ...headings, ...pinned]);
        return [...indexes].sort((a, b) => a - b);
      },
      [list, rows, headings, requestedId],
    ),
  });
  useLayoutEffect(
    () =>
      registerList({
        topRow() {
          const shift = shiftOf(virtualizer);
          const row = virtualizer.getVirtualItemForOffset(window.scrollY - shift);
          if (!row || row.start + shift > window.scrollY) return undefined;
          const start = row.start + shift - virtualizer.options.scrollMargin;
          return { row: String(row.key), start };
        },
        startOf(key) {
          // Brings the cache up to date with the rows that were measured just now.
          virtualizer.getTotalSize();
          const row = virtualizer.measurementsCache.find((one) => one.key === key);
          return row && row.start - virtualizer.options.scrollMargin;
        },
        heights: () => ({
          width: window.innerWidth,
          // Not takeSnapshot(): it leaves out the rows that the filter hides now.
          heights: [...virtualizer.itemSizeCache] as [string, number][],
        }),
      }),
    [virtualizer],
  );

  useLayoutEffect(() => {
    let lastClick = -unfoldMs;
    const onClick = () => (lastClick = performance.now());
    window.addEventListener('click', onClick, { capture: true });
    // Also for a partly visible row, whose text a web font can wrap anew. Not after a click: the
    // visitor then expands the card and looks at it.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _, instance) => {
      const top = instance.scrollOffset ?? 0;
      const isFirstMeasurement = !instance.itemSizeCache.has(item.key);
      const isUnfolding = performance.now() - lastClick < unfoldMs;
      return item.start < top && (isFirstMeasurement || item.end <= top || !isUnfolding);
    };
    return () => window.removeEventListener('click', onClick, { capture: true });
  }, [virtualizer]);

  useScrollAnchor(virtualizer, rows, query);

  // During a scroll, `measureElement` waits for its ResizeObserver: for a frame the rows below are
  // elsewhere, and a click misses its target. Measure at once, except when the page has scrolled and
  // the event is still to come: a correction would undo that scroll.
  const measure = useCallback(
    (element: HTMLElement | null) => {
      // The row is removed. Reading the scroll offset now would force a layout for each such row.
      if (!element) return virtualizer.measureElement(null);
      const { isScrolling, scrollOffset } = virtualizer;
      const moved = window.scrollY - (scrollOffset ?? 0);
      // During a touch on iOS the two differ by exactly the shift of the rows: that is no scroll.
      virtualizer.isScrolling = Math.abs(moved) >= 1 && Math.abs(moved - shiftOf(virtualizer)) >= 1;
      virtualizer.measureElement(element);
      virtualizer.isScrolling = isScrolling;
    },
    [virtualizer],
  );
  const [refs] = useState(() => new Map<string, RefCallback<HTMLElement>>());
  const rowRef = useCallback(
    (key: string) => {
      const ref = refs.get(key) ?? ((element: HTMLElement | null) => measure(element));
      refs.set(key, ref);
      return ref;
    },
    [measure, refs],
  );
  return { virtualizer, rowRef };
}

interface Anchor {
  rows: readonly Row[];
  query: string;
  /** The rows on the screen, with the distance of each from the top of the document. */
  onScreen: { row: Row; start: number }[];
}

/**
 * Scroll anchoring: corrects the scroll offset when the list changes: rows above the first visible card
 * are added or removed, or the cards move to other columns. The anchoring of browsers is not in all of
 * them, and does not work where cards move to another column.
 */
function useScrollAnchor(virtualizer: RowVirtualizer, rows: readonly Row[], query: string) {
  const anchor = useRef<Anchor>(null);
  // Read during render: measuring the new rows moves it.
  const scrollOffset = virtualizer.scrollOffset ?? 0;
  useLayoutEffect(() => {
    const before = anchor.current;
    if (before && before.rows !== rows && before.query === query) {
      const kept = before.onScreen
        .flatMap(({ row, start }) =>
          row.items.map(({ id }) => ({ index: rowOfItem(rows, id), start })),
        )
        .find(({ index }) => index >= 0);
      const isInList = scrollOffset > virtualizer.options.scrollMargin;
      if (kept && isInList) {
        const target = scrollOffset + startOfIndex(virtualizer, kept.index) - kept.start;
        // The offset as corrected by the rows that were measured in this commit.
        const { scrollOffset: corrected } = virtualizer;
        if (Math.abs(target - (corrected ?? 0)) >= 1)
          virtualizer.scrollToOffset(target, { behavior: 'instant' });
      }
    }
    const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: -1 };
    const onScreen = rows
      .slice(startIndex, endIndex + 1)
      .map((row, index) => ({ row, start: startOfIndex(virtualizer, startIndex + index) }));
    anchor.current = { rows, query, onScreen };
  });
}

function startOfIndex(virtualizer: RowVirtualizer, index: number): number {
  // Brings the cache up to date with the rows that were measured just now.
  virtualizer.getTotalSize();
  return virtualizer.measurementsCache[index]?.start ?? 0;
}
