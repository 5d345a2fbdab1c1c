// The baseline of the bench: plain React, one fetch and a bare card for every item.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Item {
  id: string;
  title: string;
  description: string | null;
  item_date: string;
  item_type: string;
  media_url: string | null;
}

const slug = new URLSearchParams(window.location.search).get('slug') ?? '';
const headers = { apikey: 'sb_publishable_embedded', 'x-share-slug': slug };
const pageRows = 1000;

async function read<Row>(path: string): Promise<Row[]> {
  const response = await fetch(`/rest/v1/${path}`, { headers });
  return (await response.json()) as Row[];
}

async function readItems(): Promise<Item[]> {
  const [timeline] = await read<{ id: string }>(`timelines?public_slug=eq.${slug}&select=id`);
  const items: Item[] = [];
  let page: Item[];
  do {
    page = await read<Item>(
      `timeline_items?timeline_id=eq.${timeline?.id}&order=item_date,id&limit=${pageRows}&offset=${items.length}`,
    );
    items.push(...page);
  } while (page.length === pageRows);
  return items;
}

function Page() {
  const [items, setItems] = useState<Item[]>([]);
  const [search, setSearch] = useState('');
  useEffect(() => void readItems().then(setItems), []);
  const words = search.toLowerCase();
  const shown = items.filter(({ title, description }) =>
    `${title} ${description}`.toLowerCase().includes(words),
  );
  return (
    <>
      <input
        type="search"
        aria-label="Zoeken"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {items.length > 0 && <p>bijdrager</p>}
      <div data-cards>
        {shown.map((item) => (
          <article key={item.id} data-item-id={item.id}>
            <h2>{item.title}</h2>
            <p>{item.item_date}</p>
            {item.media_url && item.item_type === 'photo' && (
              <img src={item.media_url} alt={item.title} loading="lazy" width={320} height={240} />
            )}
            <p>{item.description}</p>
          </article>
        ))}
      </div>
    </>
  );
}

createRoot(document.getElementById('root')!).render(<Page />);
