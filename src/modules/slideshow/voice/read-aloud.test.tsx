import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeMedia } from '@/testing/fake-media';
import { createItem } from '@/modules/timeline/fixtures';
import { timelineSchema, type TimelineItem } from '@/modules/timeline/rows';
import type { StoryView } from '@/modules/timeline/story-view';
import { recordVisit } from '@/modules/timeline/visits/visits';
import ReadAloud from '../read-aloud';
import Slideshow from '../slideshow';
import { fakeSpeech } from '@/testing/fake-speech';
import { storePlace } from './place';

let media: ReturnType<typeof fakeMedia>;
const handlers = new Map<string, (() => void) | null>();

beforeEach(() => {
  vi.useFakeTimers();
  media = fakeMedia();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const setActionHandler = (name: string, run: (() => void) | null) => void handlers.set(name, run);
  Object.assign(navigator, { mediaSession: { setActionHandler } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '');
});

const text = (id: string, row = {}) =>
  createItem({
    id,
    title: id,
    item_type: 'text',
    media_url: null,
    description: null,
    creator: null,
    ...row,
  });
const recording = (id: string) => text(id, { item_type: 'audio', media_url: `/demo/${id}.mp3` });
const viewOf = (shown: TimelineItem[]): StoryView => ({
  slug: 'oma-riet',
  timeline: timelineSchema.parse({ id: '1', title: 'Oma Riet' }),
  items: shown,
  isComplete: true,
  shown,
  isFiltered: false,
});
/** In steps, since effects run between them. */
async function pass(seconds: number) {
  for (let at = 0; at < seconds; at += 0.25) await act(() => vi.advanceTimersByTimeAsync(250));
}
async function listen(...items: TimelineItem[]) {
  const result = render(<ReadAloud view={viewOf(items)} onClose={() => {}} />);
  await pass(0.5);
  return result;
}
const press = async (key: string) => {
  fireEvent.keyDown(screen.getByRole('dialog'), { key });
  await pass(0.25);
};
const click = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0.5);
};
const marked = () => document.querySelector('mark')?.textContent;

describe('what is said', () => {
  test('date, title, contributor and text, sentence by sentence, each marked', async () => {
    const speech = fakeSpeech();
    await listen(
      text('De brief', { description: 'Lief kind. Dag.', creator: { display_name: 'Henk' } }),
    );
    expect(speech.said).toEqual(['Oma Riet']);
    expect(marked()).toBe('Oma Riet');
    await speech.end();
    await pass(2.25);
    const marks: unknown[] = [];
    for (let line = 0; line < 5; line += 1) {
      marks.push(marked());
      await speech.end();
    }
    expect(speech.said.slice(1)).toEqual([
      '4 mei 1955',
      'De brief',
      'Verteld door Henk.',
      'Lief kind.',
      'Dag.',
    ]);
    expect(marks).toEqual([undefined, 'De brief', undefined, 'Lief kind.', 'Dag.']);
    await pass(1.75);
    expect(screen.queryByText('Dit was')).toBeNull();
    await pass(0.75);
    expect(speech.said.at(-1)).toBe('Dit was Oma Riet.');
  });

  test('in another language is said by a voice of that, or named and skipped', async () => {
    const speech = fakeSpeech([
      { name: 'Xander', lang: 'nl-NL', localService: true, default: false },
      { name: 'Daniel', lang: 'en-GB', localService: true, default: false },
    ]);
    const letter = (id: string, language: string) =>
      text(id, { item_date: null, description: 'Dear mother. Dr. No.', metadata: { language } });
    await listen(letter('Een', 'en-CA'), letter('Twee', 'fr'));
    await press('ArrowRight');
    for (let line = 0; line < 2; line += 1) await speech.end();
    expect(speech.voices.at(-1)).toBe('Daniel');
    await press('ArrowRight');
    await speech.end();
    expect(speech.said.slice(1)).toEqual([
      'Een',
      'Dear mother.',
      'Dr. No.',
      'Twee',
      'Deze tekst is in het Frans. Je apparaat heeft daar geen stem voor.',
    ]);
    expect(speech.voices.at(-1)).toBe('Xander');
    expect(
      screen
        .getByText(/Dear mother/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('fr');
  });

  test('what a picture shows, and who tells', async () => {
    const speech = fakeSpeech();
    const photo = text('De brug', {
      item_date: null,
      creator: { display_name: 'Henk' },
      metadata: { alt_text: 'Een man op een brug.' },
    });
    const { unmount } = await listen(photo);
    await press('ArrowRight');
    for (let line = 0; line < 2; line += 1) await speech.end();
    expect(speech.said.slice(1)).toEqual([
      'De brug',
      'Verteld door Henk.',
      'Te zien: Een man op een brug.',
    ]);
    unmount();
    render(<Slideshow view={viewOf([photo])} onClose={() => {}} />);
    await press('ArrowRight');
    expect(screen.getByRole('status').textContent).toBe(
      'Tekst. Datum onbekend. De brug. Verteld door Henk. Te zien: Een man op een brug',
    );
  });

  test('waits for the end of each sentence, never for a clock', async () => {
    const speech = fakeSpeech();
    await listen(text('Een'));
    await pass(4);
    expect(speech.said).toEqual(['Oma Riet']);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('then the recording itself, in full', async () => {
    const speech = fakeSpeech();
    await listen(recording('Stem'), text('Daarna'));
    await press('ArrowRight');
    await speech.end();
    expect(media.playing.size).toBe(0);
    await speech.end();
    await pass(0.25);
    const player = [...media.playing][0]!;
    expect(player.volume).toBe(1);
    expect(speech.isSpeaking()).toBe(false);
    player.currentTime = 9;
    await pass(12);
    Object.defineProperty(player, 'ended', { value: true });
    act(() => media.end(player));
    await pass(1.75);
    expect(speech.said).not.toContain('Daarna');
    await pass(0.5);
    await speech.end();
    expect(speech.said.at(-1)).toBe('Daarna');
  });

  test('alone, the recordings follow each other', async () => {
    const speech = fakeSpeech();
    render(
      <Slideshow
        view={viewOf([text('Een'), recording('Zij'), text('Twee'), recording('Hij')])}
        onClose={() => {}}
      />,
    );
    await click('Alleen de stemmen');
    expect(speech.said).toEqual(['Oma Riet']);
    await press('ArrowRight');
    await speech.end();
    await press('ArrowRight');
    await speech.end();
    expect(speech.said.slice(1)).toEqual(['4 mei 1955', 'Zij', '4 mei 1955', 'Hij']);
    expect(screen.getByText('2 van 2')).toBeTruthy();
    expect(localStorage).toHaveLength(0);
  });
});

describe('only what is new', () => {
  const added = (id: string, created_at: string) => text(id, { created_at });
  const story = [
    added('Oud', '2026-11-01T12:00:00Z'),
    added('Nieuw', '2026-11-13T12:00:00Z'),
    added('Ook oud', '2026-11-01T12:00:00Z'),
  ];
  const returning = () => {
    vi.setSystemTime('2026-11-12T12:00:00Z');
    recordVisit('oma-riet', []);
    vi.setSystemTime('2026-11-20T12:00:00Z');
  };

  test('is told from the title on, and again the whole story', async () => {
    returning();
    const speech = fakeSpeech();
    await listen(...story);
    await press('ArrowRight');
    await click('Alleen wat nieuw is');
    expect(speech.said.at(-1)).toBe('Oma Riet');
    await press('ArrowRight');
    expect(screen.getByText('1 van 1')).toBeTruthy();
    await speech.end();
    expect(speech.said.at(-1)).toBe('Nieuw');
    const kept = Object.keys(localStorage).filter((key) => key.includes('place'));
    await press('ArrowRight');
    expect(Object.keys(localStorage).filter((key) => key.includes('place'))).toEqual(kept);
    await click('Alleen wat nieuw is');
    await press('ArrowRight');
    expect(screen.getByText('1 van 3')).toBeTruthy();
  });

  test('is offered for the filter of a shared address too', async () => {
    window.history.replaceState(null, '', '/public/oma-riet?nieuw=2026-11-13');
    fakeSpeech();
    await listen(...story);
    await click('Alleen wat nieuw is');
    await press('ArrowRight');
    expect(screen.getByText('1 van 1')).toBeTruthy();
    window.history.replaceState(null, '', '/');
  });

  test('is not offered on a first visit, nor where all or nothing is new', async () => {
    fakeSpeech();
    const { unmount } = await listen(...story);
    expect(screen.queryByRole('button', { name: 'Alleen wat nieuw is' })).toBeNull();
    unmount();
    returning();
    await listen(story[1]!);
    expect(screen.queryByRole('button', { name: 'Alleen wat nieuw is' })).toBeNull();
  });
});

describe('the controls', () => {
  test('it is off until it is chosen, and Stop ends it', async () => {
    const speech = fakeSpeech();
    render(<Slideshow view={viewOf([text('Een')])} onClose={() => {}} />);
    await pass(3);
    expect(speech.said).toEqual([]);
    await click('Lees voor');
    expect(speech.said).toEqual(['Oma Riet']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pauze');
    await click('Stop met voorlezen');
    expect(speech.isSpeaking()).toBe(false);
    expect(screen.getByText('Gepauzeerd')).toBeTruthy();
  });

  test('Space stops and goes on at the same sentence, Right is next, Left once more', async () => {
    const speech = fakeSpeech();
    await listen(text('Een'), text('Twee'));
    await press('ArrowRight');
    await speech.end();
    await press(' ');
    expect(speech.isSpeaking()).toBe(false);
    await pass(30);
    await press(' ');
    expect(speech.said).toEqual(['Oma Riet', '4 mei 1955', 'Een', 'Een']);
    await press('ArrowLeft');
    expect(speech.said.at(-1)).toBe('4 mei 1955');
    expect(screen.getByRole('heading', { name: 'Een' })).toBeTruthy();
    await press('ArrowRight');
    await speech.end();
    expect(speech.said.at(-1)).toBe('Twee');
  });

  test('on opening the focus is on Pause, and the dialog has the name of its button', async () => {
    fakeSpeech();
    render(<ReadAloud view={viewOf([text('Een')])} onClose={() => {}} />);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pauze');
    expect(screen.getByRole('dialog', { name: 'Lees het hele verhaal voor' })).toBeTruthy();
    await pass(0.5);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pauze');
  });

  test('a pause before the voice has come is kept', async () => {
    const speech = fakeSpeech([]);
    await listen(text('Een'));
    await press(' ');
    await speech.addVoice();
    await pass(3);
    expect(speech.said).toEqual([]);
    await click('Verder');
    expect(speech.said).toEqual(['Oma Riet']);
  });

  test('pausing and going on are told', async () => {
    fakeSpeech();
    await listen(text('Een'));
    const told = () =>
      [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
    expect(told()).toBe('');
    await press(' ');
    expect(told()).toBe('Op pauze');
    await press(' ');
    expect(told()).toBe('Gaat verder');
  });

  test('after a reload it asks first', async () => {
    const speech = fakeSpeech();
    render(<ReadAloud view={viewOf([text('Een')])} onClose={() => {}} isReopened />);
    await pass(3);
    expect(speech.said).toEqual([]);
    expect(screen.getByText('Het voorlezen staat stil. Verder?')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Ja, verder');
    await click('Ja, verder');
    expect(speech.said).toEqual(['Oma Riet']);
  });

  test('the main button goes on with the voice, also after a reload', async () => {
    const speech = fakeSpeech();
    render(<ReadAloud view={viewOf([text('Een')])} onClose={() => {}} isReopened />);
    await pass(1);
    await click('Verder');
    expect(speech.said).toEqual(['Oma Riet']);
  });

  test('leaving the page cancels the speech, and a page that comes back is paused', async () => {
    const speech = fakeSpeech();
    await listen(text('Een'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(speech.isSpeaking()).toBe(false);
    await pass(3);
    expect(speech.said).toEqual(['Oma Riet']);
    expect(screen.getByText('Gepauzeerd')).toBeTruthy();
  });

  test('media keys and the lock screen do the same', async () => {
    const speech = fakeSpeech();
    await listen(text('Een'));
    const use = async (name: string) => {
      act(() => handlers.get(name)?.());
      await pass(0.25);
    };
    await use('nexttrack');
    await speech.end();
    await use('pause');
    expect(speech.isSpeaking()).toBe(false);
    await use('play');
    expect(speech.said.at(-1)).toBe('Een');
    await use('previoustrack');
    expect(speech.said.at(-1)).toBe('4 mei 1955');
  });

  test('the tempo is that of the voice, and is kept', async () => {
    const speech = fakeSpeech();
    const { unmount } = await listen(text('Een'));
    await click('Tempo: gewoon');
    expect(speech.said).toEqual(['Oma Riet', 'Oma Riet']);
    expect(speech.rates[1]).toBeGreaterThan(speech.rates[0]!);
    unmount();
    await listen(text('Een'));
    expect(screen.getByRole('button', { name: 'Tempo: sneller' })).toBeTruthy();
  });

  test('closing cancels the speech', async () => {
    const speech = fakeSpeech();
    const { unmount } = await listen(text('Een'));
    unmount();
    expect(speech.isSpeaking()).toBe(false);
    await pass(30);
    expect(speech.said).toEqual(['Oma Riet']);
  });
});

describe('the place', () => {
  const items = () => [
    text('De boot', { item_date: '1951-01-01' }),
    text('De brief van de boot', { item_date: '1954-01-01' }),
  ];

  test('is kept without the address, offered, and forgotten at the end', async () => {
    const speech = fakeSpeech();
    const { unmount } = await listen(...items());
    for (let scene = 0; scene < 4; scene += 1) await press('ArrowRight');
    await pass(0.5);
    expect(Object.keys(localStorage)).toHaveLength(1);
    expect(JSON.stringify({ ...localStorage })).not.toContain('oma-riet');
    unmount();
    speech.said.length = 0;

    await listen(...items());
    expect(speech.said).toEqual([]);
    expect(screen.getByText('Je was bij 1954, De brief van de boot. Verder?')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Ja, verder');
    await click('Ja, verder');
    expect(speech.said).toEqual(['1 januari 1954']);
    expect(screen.queryByText(/Verder\?/)).toBeNull();
    await press('ArrowRight');
    await pass(0.5);
    expect(localStorage).toHaveLength(0);
  });

  test('the story can begin anew', async () => {
    const speech = fakeSpeech();
    await storePlace('oma-riet', 'De boot');
    await listen(...items());
    await click('Nee, vanaf het begin');
    expect(speech.said).toEqual(['Oma Riet']);
  });

  test('of an item that is gone is not offered', async () => {
    const speech = fakeSpeech();
    await storePlace('oma-riet', 'Weg');
    await listen(...items());
    expect(speech.said).toEqual(['Oma Riet']);
  });
});

describe('a voice', () => {
  const remote = { name: 'Google Nederlands', lang: 'nl-NL', localService: false };
  const english = { name: 'Daniel', lang: 'en-GB', localService: true };

  test('that is not on the device: the page says how to add one', async () => {
    fakeSpeech([remote, english]);
    await listen(text('Een'), text('Twee'));
    await pass(2.25);
    expect(
      screen.getByText(/heeft nog geen Nederlandse stem.*voeg daar Nederlands toe/),
    ).toBeTruthy();
    await click('Verder zonder stem');
    await pass(4.5);
    expect(screen.getByRole('status').textContent).toContain('Een');
  });

  test('that the browser does not call one of the device: the page says only that', async () => {
    const speech = fakeSpeech([{ ...remote, name: 'Dutch+Xander' }]);
    await listen(text('Een'));
    await pass(2.25);
    expect(
      screen.getByText(/^Je browser geeft geen stem vrij die op je apparaat zelf werkt\./),
    ).toBeTruthy();
    expect(speech.said).toEqual([]);
  });

  test('that comes after the notice begins, and the notice goes', async () => {
    const speech = fakeSpeech([]);
    await listen(text('Een'));
    await pass(3);
    expect(document.activeElement?.textContent).toBe('Verder zonder stem');
    await speech.addVoice();
    await pass(0.5);
    expect(speech.said).toEqual(['Oma Riet']);
    expect(screen.queryByText(/stem vrij|Nederlandse stem/)).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pauze');
  });

  test('that comes after the reader went on without it is not used', async () => {
    const speech = fakeSpeech([]);
    await listen(text('Een'));
    await pass(3);
    await click('Verder zonder stem');
    await speech.addVoice();
    await pass(1);
    expect(speech.said).toEqual([]);
    await click('Lees voor');
    expect(speech.said).toEqual(['Oma Riet']);
  });

  test('whose engine was left paused is woken', async () => {
    const speech = fakeSpeech();
    speech.synthesis.paused = true;
    await listen(text('Een'));
    expect(speech.synthesis.paused).toBe(false);
    expect(speech.said).toEqual(['Oma Riet']);
  });

  test('that throws says so, and can be tried again', async () => {
    const speech = fakeSpeech();
    const { speak } = speech.synthesis;
    speech.synthesis.speak = () => {
      throw new Error('no engine');
    };
    await listen(text('Een'));
    expect(screen.getByText(/De stem van je apparaat doet het nu niet/)).toBeTruthy();
    speech.synthesis.speak = speak;
    await click('Probeer opnieuw');
    expect(speech.said).toEqual(['Oma Riet']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pauze');
  });

  test('that throws does not stop the slideshow', async () => {
    const speech = fakeSpeech();
    speech.synthesis.speak = () => {
      throw new Error('no engine');
    };
    await listen(text('Een'));
    await click('Verder zonder stem');
    await pass(4.5);
    expect(screen.getByRole('status').textContent).toContain('Een');
  });

  test('that waits behind another one is not cut off, and the reader is told', async () => {
    const speech = fakeSpeech();
    speech.hold();
    await listen(text('Een'));
    await pass(4);
    expect(screen.queryByText(/nog met iets anders bezig/)).toBeNull();
    await pass(30);
    expect(speech.said).toEqual(['Oma Riet']);
    expect(screen.getByText(/nog met iets anders bezig/)).toBeTruthy();
    expect(screen.queryByText(/wacht op een tik/)).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pauze');
    await speech.release();
    expect(screen.queryByText(/nog met iets anders bezig/)).toBeNull();
    // Its time begins now.
    await pass(5);
    expect(speech.said).toEqual(['Oma Riet']);
    await speech.end();
    await pass(2.5);
    expect(speech.said).toEqual(['Oma Riet', '4 mei 1955']);
  });

  test('that waits too long can be left', async () => {
    const speech = fakeSpeech();
    speech.hold();
    await listen(text('Een'));
    await pass(7);
    await click('Verder zonder stem');
    expect(speech.isSpeaking()).toBe(false);
    await pass(4.5);
    expect(screen.getByRole('status').textContent).toContain('Een');
  });

  test('that is loaded later is awaited', async () => {
    const speech = fakeSpeech([]);
    await listen(text('Een'));
    expect(speech.said).toEqual([]);
    await speech.addVoice();
    await pass(0.5);
    expect(speech.said).toEqual(['Oma Riet']);
  });

  test('that never ends goes on after a limit', async () => {
    const speech = fakeSpeech();
    await listen(text('Een'));
    await pass(6);
    expect(speech.said).toEqual(['Oma Riet']);
    await pass(3);
    expect(speech.said).toEqual(['Oma Riet', '4 mei 1955']);
  });

  test.each([
    ['is interrupted goes on', 'interrupted', null],
    ['is not allowed waits for a tap', 'not-allowed', 'Laat maar horen'],
    ['fails says so', 'synthesis-failed', 'Verder zonder stem'],
  ])('that %s', async (_, error, button) => {
    const speech = fakeSpeech();
    await listen(text('Een'));
    await press('ArrowRight');
    await speech.fail(error);
    await pass(1);
    if (button === null) expect(speech.said.at(-1)).toBe('Een');
    else expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });

  test('that waits for a tap goes on from it, with the focus on Pause', async () => {
    const speech = fakeSpeech();
    await listen(text('Een'));
    await speech.fail('not-allowed');
    screen.getByRole('button', { name: 'Laat maar horen' }).focus();
    await click('Laat maar horen');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pauze');
    expect(speech.said).toEqual(['Oma Riet', 'Oma Riet']);
  });

  test('that the phone ignores waits for a tap', async () => {
    const speech = fakeSpeech();
    Object.assign(speech.synthesis, { speak: () => {}, speaking: false, pending: false });
    await listen(text('Een'));
    await pass(1.25);
    expect(screen.getByRole('button', { name: 'Laat maar horen' })).toBeTruthy();
  });

  test('goes on in a hidden tab, once', async () => {
    const speech = fakeSpeech();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await listen(text('Een'));
    document.dispatchEvent(new Event('visibilitychange'));
    await speech.end();
    await pass(2.25);
    expect(speech.said).toEqual(['Oma Riet', '4 mei 1955']);
  });

  test.each([
    ['without utterances', () => vi.stubGlobal('SpeechSynthesisUtterance', undefined)],
    ['of which the speech is null', () => vi.stubGlobal('speechSynthesis', null)],
  ])('a browser %s has no button for it', async (_, remove) => {
    fakeSpeech();
    remove();
    render(<Slideshow view={viewOf([text('Een')])} onClose={() => {}} />);
    await pass(0.5);
    expect(screen.queryByRole('button', { name: 'Lees voor' })).toBeNull();
  });

  test('a browser without speech has no button for it', async () => {
    render(<Slideshow view={viewOf([text('Een')])} onClose={() => {}} />);
    await pass(0.5);
    expect('speechSynthesis' in window).toBe(false);
    expect(screen.queryByRole('button', { name: 'Lees voor' })).toBeNull();
  });
});
