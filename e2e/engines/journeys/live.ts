import { setPassword } from '../../link-password.ts';
import type { Journey, Visit } from '../journey.ts';
import { until } from '../until.ts';

/** Waits until requests with this part in their address were answered, at least so many times. */
function untilRead(tab: Visit['tab'], part: string, times: number) {
  const count = (address: string) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, duration }) => name.includes(address) && duration > 0).length;
  return until(
    `reads of ${part}`,
    () => tab.evaluate(count, part),
    (now) => now >= times,
  );
}

export const liveJourneys: Journey[] = [
  {
    name: 'added, changed and removed items are shown live',
    async run({ tab, makeStory }) {
      const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
      await tab.goto(story.path);
      await tab.heading('De trouwdag').see();
      // The document brings the first rows: live updates are active once the timeline was read again.
      await untilRead(tab, '/timelines?', 1);
      const id = await story.addItem({ title: 'Het bruidsboeket', item_date: '1955-05-05' });
      await tab.heading('Het bruidsboeket').see();
      await tab.text('2 gebeurtenissen').see();
      await story.sql(`update public.timeline_items set title = 'De corsages' where id = '${id}';`);
      await tab.heading('De corsages').see();
      await story.sql(`delete from public.timeline_items where id = '${id}';`);
      await tab.heading('De corsages').gone();
      await tab.text('1 gebeurtenis').see();
    },
  },
  {
    name: 'a link that asks for a password opens with it, and asks again for another',
    async run({ tab, makeStory }) {
      const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
      await setPassword(story, 'appeltaart');
      await tab.goto(story.path);
      await tab.heading('Dit verhaal heeft een wachtwoord', 1).see();
      await tab.label('Wachtwoord').fill('cake');
      await tab.button('Open het verhaal').click();
      await tab.text(/^Dat wachtwoord klopt niet/).see();
      await tab.label('Wachtwoord').fill('Appeltaart');
      await tab.press('Enter');
      await tab.heading('De trouwdag').see();
      await tab.reload();
      await tab.heading('De trouwdag').see();
      await setPassword(story, 'stroopwafel');
      await tab.reload();
      await tab.heading('Dit verhaal heeft een wachtwoord', 1).see();
    },
  },
  {
    name: 'a story that is no longer shared is not shown again by Back',
    async run({ tab, gateway, makeStory }) {
      const title = 'Het verzwegen feest';
      const story = await makeStory({ items: [{ title }] });
      gateway.runBefore(() => {
        const look = () => {
          const { documentElement: root, body } = document;
          const isHidden = getComputedStyle(root).visibility === 'hidden';
          const isShown = body?.textContent.includes('Het verzwegen feest') && !isHidden;
          if (isShown) sessionStorage.setItem('shown', 'yes');
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
        addEventListener('pageshow', ({ persisted }) => persisted && requestAnimationFrame(look));
      });
      // Without rows in the document: the browser asks for all of them itself.
      gateway.servePlainStories();
      await tab.goto(story.path);
      await tab.heading(title).see();
      await untilRead(tab, '/rest/v1/timeline', 3);
      await tab.role('contentinfo').link('Prijzen').click();
      await tab.isAt('/pricing');
      await tab.heading(/./, 1).see();
      await story.sql(`update public.timelines set is_public = false where id = '${story.id}';`);
      await tab.evaluate(() => sessionStorage.removeItem('shown'));
      await tab.back();
      await tab.heading('Anekdote niet gevonden', 1).see();
      const shown = await tab.evaluate(() => sessionStorage.getItem('shown'));
      if (shown) throw new Error('The story was shown again');
    },
  },
  {
    name: 'a failed read of a story shows a message, and retry works',
    async run({ tab, gateway, makeStory, forgive }) {
      const story = await makeStory({ items: [{ title: 'De trouwdag' }] });
      gateway.servePlainStories();
      gateway.cut(/^\/rest\//);
      forgive(/./);
      await tab.goto(story.path);
      await tab.text('Er is een fout opgetreden bij het laden van de anekdote').see(20_000);
      gateway.mend();
      await tab.button('Opnieuw proberen').click();
      await tab.heading('De trouwdag').see();
    },
  },
  {
    name: 'a page whose code fails to load shows a message, and retry works',
    async run({ tab, gateway, forgive }) {
      gateway.cut(/terms-page/);
      forgive(/./);
      await tab.openHydrated('/');
      await tab.role('contentinfo').link('Voorwaarden').click();
      await tab.heading('Deze pagina kwam niet binnen').see();
      gateway.mend();
      await tab.button('Probeer het opnieuw').click();
      await tab.heading('Voorwaarden', 1).see();
    },
  },
  ...(
    [
      ['the story', /\/assets\/story-(?!map)/],
      ['the app', /\/assets\/shell-.*js/],
    ] as const
  ).map(([what, code]): Journey => ({
    name: `a story opens at the next try when the code of ${what} failed to load`,
    async run({ tab, gateway, forgive }) {
      gateway.cut(code);
      forgive(/./);
      await tab.goto('/public/oma-riet');
      await tab.text(/De rest van deze pagina kon niet worden geladen/).see();
      gateway.mend();
      await tab.button('Probeer het opnieuw').click();
      await tab.heading('Oma Riet', 1).see();
      await tab.role('article').first().see();
    },
  })),
  {
    name: 'an item whose code failed to load opens at the next click',
    async run({ tab, gateway, forgive }) {
      gateway.cut(/lightbox-/);
      forgive(/./);
      await tab.goto('/public/oma-riet');
      const title = 'De fiets in de schuur';
      const link = tab.role('article', title).link(title);
      await link.click();
      await tab.text(/laad de pagina opnieuw/).see();
      await tab.dialog().gone();
      gateway.mend();
      await link.click();
      await tab.dialog().heading(title, 2).see();
    },
  },
];
