import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import { enteredFields, enterAgain } from './early-fields';

function Search() {
  const [query, setQuery] = useState('');
  return (
    <form>
      <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <input name="password" />
      <input name="empty" />
      <input type="checkbox" />
      <output>{query}</output>
    </form>
  );
}

it('tells React what was entered before, and keeps the caret', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Search />)}</div>`;
  const root = document.getElementById('root')!;
  const [search, password, , tick] = root.querySelectorAll('input');
  search!.focus();
  search!.value = 'opzegen';
  search!.setSelectionRange(5, 5);
  password!.value = 'appeltaart';
  tick!.checked = true;
  const entered = enteredFields(root);
  expect(entered.map(({ field }) => field)).toEqual([search, password]);
  const mounted = await act(() => hydrateRoot(root, <Search />));
  expect(root.querySelector('output')!.textContent).toBe('');
  await act(() => entered.forEach(enterAgain));
  expect(root.querySelector('output')!.textContent).toBe('opzegen');
  expect([search!.value, search!.selectionStart]).toEqual(['opzegen', 5]);
  expect(password!.value).toBe('appeltaart');
  expect(tick!.checked).toBe(true);
  await act(() => mounted.unmount());
});
