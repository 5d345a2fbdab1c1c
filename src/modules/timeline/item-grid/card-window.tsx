import { Component, createRef, type ReactNode, type RefObject } from 'react';
import { onFontsArrive } from '@/lib/font-arrivals';
import { keepByEntry } from '@/lib/kept-by-entry';

interface Props {
  /** Holds the cards; between the rooms of those that are not in the page. */
  content: RefObject<HTMLDivElement | null>;
  /** Which cards are in the page, of how many. */
  from: number;
  to: number;
  total: number;
  /** A new value means that others changed the list, not the reader. */
  version: unknown;
  /** A new value means that the reader asked for another list: nothing to hold on to. */
  askedFor: unknown;
  /** The entry of the history that is shown: Back finds the same room above. */
  entry: string;
  /** The id of the card that the reader scrolled to past all that was in the page. */
  sought: string | undefined;
  /** The reader is on the way to another entry: that of now keeps its room. */
  isLeaving: boolean;
  /** The cards that stood here before a reload are still to come in, to the room they had. */
  isAwaiting: boolean;
  children: ReactNode;
}

interface State {
  /** How often other cards or fonts came: a new value means just now. */
  arrivals: number;
}

interface Place {
  id: string;
  top: number;
}

const rooms = keepByEntry<number>('anekdotes-room');

/**
 * Keeps room for the cards before and after those in the page, so that the story is as long as it
 * is, and keeps what one is reading where it is on the screen when cards come or go. Browsers do
 * something like it, but not all, and not in a grid whose cards change column. A class, because
 * only `getSnapshotBeforeUpdate` sees the page just before it changes.
 */
export class CardWindow extends Component<Props, State> {
  override state: State = { arrivals: 0 };
  private readonly above = createRef<HTMLDivElement>();
  private readonly below = createRef<HTMLDivElement>();
  private room = 0;
  private stopListening = () => {};

  /** Where the cards on the screen are, and the first and last of the page. */
  private places(): Place[] {
    const { current: list } = this.props.content;
    const cards = [...(list?.querySelectorAll<HTMLElement>('[data-item-id]') ?? [])];
    const seen: Place[] = [];
    const add = (card: HTMLElement, top: number) =>
      seen.push({ id: card.dataset.itemId ?? '', top });
    for (const card of cards) {
      const { top, bottom } = card.getBoundingClientRect();
      if (bottom <= 0) continue;
      if (top >= window.innerHeight) break;
      add(card, top);
    }
    // Between two glances one may have scrolled past them all.
    for (const card of [cards[0], cards.at(-1)]) {
      if (card) add(card, card.getBoundingClientRect().top);
    }
    return seen;
  }

  /** The room a card takes on average, its share of a row and of the headings included. */
  private cardHeight(): number {
    const { content, from, to, total } = this.props;
    const count = Math.min(to, total) - from;
    return count > 0 ? (content.current?.offsetHeight ?? 0) / count : 0;
  }

  private setRoom(room: number) {
    this.room = room;
    if (this.above.current) this.above.current.style.height = `${room}px`;
  }

  private settle() {
    const { entry, isAwaiting, isLeaving, to, total } = this.props;
    if (!isLeaving && !isAwaiting) rooms.set(entry, this.room);
    const after = Math.max(0, total - to) * this.cardHeight();
    if (this.below.current) this.below.current.style.height = `${after}px`;
  }

  /** Brings a card that moved back to where it was: by the room above it, else by scrolling. */
  private hold(moved: number) {
    const room = this.props.from === 0 ? 0 : Math.max(0, this.room - moved);
    const rest = moved + room - this.room;
    this.setRoom(room);
    if (Math.abs(rest) >= 1) window.scrollBy({ top: rest, behavior: 'instant' });
  }

  /** The reader scrolled past all that was in the page: this card comes to the top of the screen. */
  private bringTo(card: Element) {
    const { from } = this.props;
    this.setRoom(from * this.cardHeight());
    const room = from === 0 ? 0 : this.room - card.getBoundingClientRect().top;
    this.setRoom(Math.max(0, room));
  }

  /** Other cards, at their place in the story: the reader goes along. */
  private goTo(room: number) {
    const by = room - this.room;
    this.setRoom(room);
    // Even by nothing it makes the browser lay out the page.
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
    const { top = 0, bottom = 0 } = this.props.content.current?.getBoundingClientRect() ?? {};
    if (bottom < 0) window.scrollBy({ top, behavior: 'instant' });
  }

  override componentDidMount() {
    const { entry, from } = this.props;
    this.setRoom(from === 0 ? 0 : (rooms.get(entry) ?? from * this.cardHeight()));
    this.settle();
    this.stopListening = onFontsArrive(() => this.holdWhatGrows());
  }

  override componentWillUnmount() {
    this.stopListening();
  }

  override getSnapshotBeforeUpdate(previous: Props, { arrivals }: State): Place[] {
    const { askedFor, content, from, version } = this.props;
    if (previous.askedFor !== askedFor) return [];
    if (arrivals !== this.state.arrivals) return this.places();
    const startsAbove = (content.current?.getBoundingClientRect().top ?? 0) < 0;
    const isChanged = previous.version !== version && startsAbove;
    return isChanged || previous.from !== from ? this.places() : [];
  }

  /**
   * A card that came, or whose font did, measures itself and may grow: React draws that in the same
   * go as this, so what is on the screen can be held once more.
   */
  private holdWhatGrows() {
    this.setState((state) => ({ arrivals: state.arrivals + 1 }));
  }

  override componentDidUpdate(previous: Props, { arrivals }: State, places: Place[]) {
    const { askedFor, content, entry, from, isAwaiting, sought } = this.props;
    const cardOf = ({ id }: Pick<Place, 'id'>) =>
      content.current?.querySelector(`[data-item-id="${CSS.escape(id)}"]`);
    const isThereAgain = previous.isAwaiting && !isAwaiting && previous.from !== from;
    const isBack = previous.entry !== entry || isThereAgain;
    const known = isBack ? rooms.get(entry) : undefined;
    const kept = places.find(cardOf);
    const soughtCard =
      sought === undefined || sought === previous.sought ? null : cardOf({ id: sought });
    if (from > 0 && known !== undefined) this.setRoom(known);
    else if (soughtCard) this.bringTo(soughtCard);
    else if (kept) this.hold(cardOf(kept)!.getBoundingClientRect().top - kept.top);
    else if (previous.askedFor !== askedFor || previous.from !== from) {
      this.goTo(from * this.cardHeight());
    }
    this.settle();
    const isChanged = previous.from !== from || places.length > 0;
    const isNew = arrivals === this.state.arrivals && isChanged;
    if (isNew && known === undefined) this.holdWhatGrows();
  }

  override render() {
    return (
      <div data-cards className="[overflow-anchor:none]">
        <div ref={this.above} />
        <div ref={this.props.content}>{this.props.children}</div>
        <div ref={this.below} />
      </div>
    );
  }
}
