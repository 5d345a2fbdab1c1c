// The baselines of the bench: plain React, one read, a search field, and a card for every item.
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { readRows } from './read-rows';

interface Texts {
  title: string;
  description: string | null;
}

interface Props<Item> {
  columns: string;
  parse: (row: unknown) => Item;
  children: (shown: Item[]) => ReactNode;
}

export function ListPage<Item extends Texts>({ columns, parse, children }: Props<Item>) {
  const [items, setItems] = useState<Item[]>([]);
  const [search, setSearch] = useState('');
  useEffect(
    () => void readRows(columns).then((rows) => setItems(rows.map(parse))),
    [columns, parse],
  );
  const shown = useMemo(() => {
    const words = search.toLowerCase();
    return items.filter(({ title, description }) =>
      `${title} ${description}`.toLowerCase().includes(words),
    );
  }, [items, search]);
  return (
    <>
      <input
        type="search"
        aria-label="Zoeken"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {items.length > 0 && <p>bijdrager</p>}
      {children(shown)}
    </>
  );
}
