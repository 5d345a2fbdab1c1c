// A bare card for every item.
import { createRoot } from 'react-dom/client';
import { ListPage } from './list-page';

interface Item {
  id: string;
  title: string;
  description: string | null;
  item_date: string;
  item_type: string;
  media_url: string | null;
}

createRoot(document.getElementById('root')!).render(
  <ListPage columns="*" parse={(row) => row as Item}>
    {(shown) => (
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
    )}
  </ListPage>,
);
