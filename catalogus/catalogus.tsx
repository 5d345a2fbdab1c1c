import { useState } from 'react';
import { AppLink } from '@/components/app-link';
import { DemoLink } from '@/components/demo-link';
import { ThreadPage, ThreadSection } from '@/components/thread-page';
import { Button } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { SearchResults } from '@/modules/help-article/search-results';
import { ItemCard } from '@/modules/item-card/item-card';
import { MediaMessage } from '@/modules/item-card/media/media-message';
import { PlayPauseButton } from '@/modules/item-card/media/moving-image';
import { UndecodableNote } from '@/modules/item-card/media/undecodable/undecodable';
import { ItemActions } from '@/modules/share/item-actions';
import { createItem } from '@/modules/timeline/fixtures';
import { itemTypeList } from '@/modules/timeline/item-types';
import { emptyFilter } from '@/modules/timeline/filter/timeline-filter';
import { viewOf } from '@/modules/timeline/filter/view-of';
import { FilterBar } from '@/modules/timeline-view/filter-bar/filter-bar';
import { StoryMessage } from '@/modules/timeline-view/story-message';
import { copy } from './copy';
import { Dialogs } from './dialogs';
import { Fields, Sample, Samples } from './fields';
import { cards, items, players } from './samples';

const metadata = {
  title: copy.title,
  description: copy.description,
  canonicalPath: null,
  robots: 'noindex',
};
const doNothing = () => {};

/** The components of the product in each of their states. */
export function Catalogus() {
  return (
    <ThreadPage metadata={metadata} heading={copy.title} lead={copy.description}>
      <ThreadSection heading={copy.cards}>
        <Cards samples={cards} />
      </ThreadSection>
      <ThreadSection heading={copy.players}>
        <p className="mt-3 text-lead">{copy.playersLead}</p>
        <Cards samples={players} />
      </ThreadSection>
      <ThreadSection heading={copy.buttons}>
        <Buttons />
      </ThreadSection>
      <ThreadSection heading={copy.fields}>
        <Fields />
      </ThreadSection>
      <ThreadSection heading={copy.filterBar}>
        <Filter />
      </ThreadSection>
      <ThreadSection heading={copy.dialogs}>
        <Dialogs />
      </ThreadSection>
      <ThreadSection heading={copy.messages}>
        <Messages />
      </ThreadSection>
    </ThreadPage>
  );
}

function Cards({ samples }: { samples: typeof cards }) {
  return (
    <Samples>
      {samples.map(([label, item]) => (
        <Sample key={label} label={label}>
          <ItemCard item={item} />
        </Sample>
      ))}
    </Samples>
  );
}

function Buttons() {
  return (
    <Samples>
      <Sample label={copy.plain}>
        <Button>{copy.open}</Button>
      </Sample>
      <Sample label={copy.ghost}>
        <Button className="button-ghost">{copy.open}</Button>
      </Sample>
      <Sample label={copy.busy}>
        <Button aria-busy className="aria-busy:animate-pulse">
          {copy.open}
        </Button>
      </Sample>
      <Sample label={copy.disabled}>
        <Button aria-disabled className="button-ghost">
          {copy.open}
        </Button>
      </Sample>
      <Sample label={copy.playing}>
        <PlayPauseButton isPlaying iconClassName="size-[22px]" onClick={doNothing} />
      </Sample>
      <Sample label={copy.paused}>
        <PlayPauseButton isPlaying={false} iconClassName="size-[22px]" onClick={doNothing} />
      </Sample>
      <Sample label={copy.link}>
        <AppLink>{copy.link}</AppLink>
      </Sample>
      <Sample label={copy.link}>
        <DemoLink />
      </Sample>
      <Sample label={copy.link}>
        <MailLink />
      </Sample>
      <Sample label={copy.export}>
        <ItemActions item={cards[0]![1]} />
      </Sample>
    </Samples>
  );
}

const read = { items, isComplete: true, lastDay: null, pending: new Set<string>() };

function Filter() {
  const [filter, setFilter] = useState(emptyFilter);
  const { names, shown } = viewOf(read, filter, undefined);
  return (
    <div className="mt-8">
      <FilterBar
        isComplete
        items={items}
        filter={filter}
        names={names}
        onChange={setFilter}
        shown={shown.length}
        total={items.length}
      />
    </div>
  );
}

function Messages() {
  return (
    <Samples>
      <StoryMessage text={copy.loading} isBusy />
      <StoryMessage text={copy.failed} action={[copy.retry, doNothing]} />
      <StoryMessage text={copy.empty} help={copy.emptyHelp} />
      <SearchResults query={copy.title} results={[]} onAsk={doNothing} />
      <MediaMessage drawing="picture" text={copy.noPicture} />
      <MediaMessage drawing="video" text={copy.noVideo} />
      {itemTypeList.map((item_type) => (
        <UndecodableNote key={item_type} item={createItem({ item_type })} />
      ))}
    </Samples>
  );
}
