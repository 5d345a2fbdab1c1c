// What a screen reader says of the chat, in its order, one part a line.
import { test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
import { expectReading } from './reading-of.ts';

const reply = {
  response: 'Meer over Premium staat op /pricing.',
  sources: [{ title: 'Wat kost Anekdotes?', path: '/help/wat-kost-het' }],
};

const greeting =
  'Hallo, fijn dat je er bent. Ik ben de AI-assistent van Anekdotes: een computer, geen mens. Stel gerust je vraag, dan zoek ik het antwoord op in onze uitleg. Ik kan me vergissen, en je hoeft me niets persoonlijks te vertellen.';

test('the conversation comes before the field, each answer with its links and its question', async ({
  page,
}) => {
  await page.route('**/functions/v1/ai-help-chat?*', (route) => route.fulfill({ json: reply }));
  await openHydrated(page, '/help');
  const chat = page.getByRole('region', { name: 'Vraag het de assistent' });
  await chat.scrollIntoViewIfNeeded();
  const field = chat.getByRole('textbox', { name: 'Je vraag' });
  await field.fill('Wat kost Premium?');
  await field.press('Enter');
  await chat.getByRole('button', { name: 'Ja, dit was nuttig' }).click();
  await expectReading(
    page,
    chat,
    `
      [heading] Vraag het de assistent
      [button] Gesprek wissen
      AI-assistent
      12:00
      ${greeting}
      Jij
      12:00
      Wat kost Premium?
      AI-assistent
      12:00
      Meer over Premium staat op
      [link] /pricing
      .
      Lees verder in de uitleg
      [link] Wat kost Anekdotes?
      Was dit nuttig?
      [button] Ja, dit was nuttig
      [button] Nee, dit was niet nuttig
      Dank je.
      [textbox] Je vraag
      [button] Verstuur
      [link] Mail dit gesprek naar hulp@ anekdotes.example
    `,
  );
});

test('an unsure answer is followed by its articles', async ({ page }) => {
  const choices = [
    { title: 'Wat kost Anekdotes?', path: '/help/wat-kost-het', response: 'Niets.' },
    { title: 'Hoe zeg ik Premium op?', path: '/help/opzeggen', response: 'Altijd.' },
  ];
  await page.route('**/functions/v1/ai-help-chat?*', (route) =>
    route.fulfill({ json: { response: 'Welke?', choices } }),
  );
  await openHydrated(page, '/help');
  const chat = page.getByRole('region', { name: 'Vraag het de assistent' });
  await chat.scrollIntoViewIfNeeded();
  const field = chat.getByRole('textbox', { name: 'Je vraag' });
  await field.fill('Premium');
  await field.press('Enter');
  await chat.getByRole('button', { name: 'Hoe zeg ik Premium op?' }).click();
  await chat.getByRole('button', { name: 'Ja, dit was nuttig' }).waitFor();
  await expectReading(
    page,
    chat,
    `
      [heading] Vraag het de assistent
      [button] Gesprek wissen
      AI-assistent
      12:00
      ${greeting}
      Jij
      12:00
      Premium
      AI-assistent
      12:00
      Ik weet niet zeker wat je bedoelt. Gaat het over een van deze?
      [button] Wat kost Anekdotes?
      [button] Hoe zeg ik Premium op?
      Staat het er niet bij? Vraag het dan in andere woorden, of mail ons.
      Jij
      12:00
      Hoe zeg ik Premium op?
      AI-assistent
      12:00
      Altijd.
      Lees verder in de uitleg
      [link] Hoe zeg ik Premium op?
      Was dit nuttig?
      [button] Ja, dit was nuttig
      [button] Nee, dit was niet nuttig
      [textbox] Je vraag
      [button] Verstuur
      [link] Mail dit gesprek naar hulp@ anekdotes.example
    `,
  );
});
