// The baseline of the bench: plain React, one fetch and a bare card for every item.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readRows } from './read-rows';

interface Item {
  id: string;
  title: string;
  description: string | null;
  item_date: string;
  item_type: string;
  media_url: string | null;
}

function Page() {
  const [items, setItems] = useState<Item[]>([]);
  const [search, setSearch] = useState('');
  useEffect(() => void readRows<Item>('*').then(setItems), []);
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
