import { Component, createRef, type ReactNode } from 'react';

interface Props {
  /** A new value means that others changed the list, not the reader. */
  version: unknown;
  /** How many cards are left out before the first: fewer means that some came above. */
  from: number;
  /** A new value means that the reader asked for another list: nothing to hold on to. */
  askedFor: unknown;
  children: ReactNode;
}

interface Place {
  id: string;
  top: number;
}

/**
 * Keeps what one is reading where it is on the screen when cards come or go elsewhere. Browsers do
 * something like it, but not all, and not in a grid whose cards change column. A class, because
 * only `getSnapshotBeforeUpdate` sees the page just before it changes.
 */
export class ReadingPlace extends Component<Props> {
  private readonly list = createRef<HTMLDivElement>();

  private places(): Place[] {
    const cards = this.list.current?.querySelectorAll<HTMLElement>('[data-item-id]') ?? [];
    const seen: Place[] = [];
    for (const card of cards) {
      const { top, bottom } = card.getBoundingClientRect();
      if (bottom <= 0) continue;
      if (top >= window.innerHeight) break;
      seen.push({ id: card.dataset.itemId ?? '', top });
    }
    return seen;
  }

  override getSnapshotBeforeUpdate(previous: Props): Place[] {
    const changedByOthers =
      previous.version !== this.props.version && previous.askedFor === this.props.askedFor;
    const startsAbove = (this.list.current?.getBoundingClientRect().top ?? 0) < 0;
    const cameAbove = this.props.from < previous.from;
    return cameAbove || (changedByOthers && startsAbove) ? this.places() : [];
  }

  override componentDidUpdate(_previous: Props, _state: unknown, places: Place[]) {
    for (const { id, top } of places) {
      const card = this.list.current?.querySelector(`[data-item-id="${CSS.escape(id)}"]`);
      if (!card) continue;
      const moved = card.getBoundingClientRect().top - top;
      if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
      return;
    }
  }

  override render() {
    return (
      <div ref={this.list} data-cards className="[overflow-anchor:none]">
        {this.props.children}
      </div>
    );
  }
}
