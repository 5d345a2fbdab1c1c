// WebKitGTK over W3C WebDriver.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findWebKit } from '../../.ci/find-programs.ts';
import { screen, timeZone, type Engine, type LaunchOptions } from './engine.ts';
import { endGroup } from '../end-group.ts';
import { freePort } from '../free-port.ts';
import type { Driver } from './tab.ts';
import { until } from './until.ts';

const longestCallMs = 30_000;
const longestStartMs = 15_000;

/** WebDriver's codes of keys that are not characters. */
const keys: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type Call = <Result = unknown>(
  method: string,
  path: string,
  body?: object,
  longestMs?: number,
) => Promise<Result>;

/** @throws the error of the driver */
const callsTo =
  (origin: string): Call =>
  async <Result>(method: string, path: string, body?: object, longestMs = longestCallMs) => {
    const signal = AbortSignal.timeout(longestMs);
    const init = body ? { method, signal, body: JSON.stringify(body) } : { method, signal };
    const response = await fetch(origin + path, init);
    const { value } = (await response.json()) as { value: Result & { error?: string } };
    if (response.ok) return value;
    const { error, message } = value as { error?: string; message?: string };
    throw new Error(`${error}: ${message}`);
  };

export async function launchWebKit(options: LaunchOptions): Promise<Engine> {
  const settings = writeSettings(options);
  let driver = await startDriver(settings);
  return {
    async openTab() {
      try {
        return await openSession(driver.call);
      } catch (error) {
        // On a busy machine the driver sometimes waits for a browser that has not connected to it.
        if (!isTimeout(error)) throw error;
        driver.end();
        driver = await startDriver(settings);
        return openSession(driver.call);
      }
    },
    async close() {
      driver.end();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

async function startDriver(settings: string) {
  const { driver, display } = findWebKit()!;
  const port = await freePort();
  const args = ['-a', '-s', '-screen 0 1400x1000x24', driver, `--port=${port}`];
  const running = spawn(display, [...args, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // In its own process group, so that the display and the browser are ended too.
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: settings, TZ: timeZone, NO_AT_BRIDGE: '1' },
  });
  const end = () => endGroup(running);
  process.once('exit', end);
  const call = callsTo(`http://127.0.0.1:${port}`);
  await until('the driver of WebKit answers', () => call('GET', '/status'), Boolean, 30_000);
  return { call, end };
}

/** GTK settings: animations, and a window as narrow as a phone. */
function writeSettings({ isReducedMotion }: LaunchOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'anekdotes-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  const animations = `[Settings]\ngtk-enable-animations=${isReducedMotion ? 0 : 1}\n`;
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), animations);
  const narrow = 'button, entry, toolbar, toolbar * { padding: 0; margin: 0; min-width: 0; }\n';
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrow);
  return folder;
}

const keyActions = (pressed: string[]) => ({
  type: 'key',
  id: 'keys',
  actions: pressed.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

const clickActions = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** @throws TimeoutError when no browser has started */
async function openSession(call: Call): Promise<Driver> {
  const { browser } = findWebKit()!;
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      // With `eager`, a script sent just after the page is ready gets no response.
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    },
  };
  const opened = call<{ sessionId: string }>('POST', '/session', { capabilities }, longestStartMs);
  const { sessionId } = await opened;
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object = {}) => call('POST', session + path, body);
  const run = (body: string) =>
    post('/execute/sync', { script: `return (async () => { ${body} })();`, args: [] });
  const press = (pressed: string[]) => post('/actions', { actions: [keyActions(pressed)] });

  /** Resizes in steps: the window resizes asynchronously, and the height of its bars is unknown. */
  async function setSize(width: number, height: number) {
    const fit = async () => {
      const sizes = await run('return [innerWidth, innerHeight, outerWidth, outerHeight];');
      const [wide, high, outerWide, outerHigh] = sizes as [number, number, number, number];
      if (wide === width && high === height) return true;
      const rect = { width: outerWide + width - wide, height: outerHigh + height - high };
      await post('/window/rect', { x: 0, y: 0, ...rect });
      return false;
    };
    await until('the window has its size', fit, true);
  }

  // A script sent while the first page of the window loads gets no response.
  await post('/url', { url: 'about:blank' });
  await setSize(screen.width, screen.height);
  return {
    goto: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh')),
    back: async () => void (await post('/back')),
    forward: async () => void (await post('/forward')),
    run,
    async clickAt(x, y) {
      await post('/actions', { actions: [clickActions(x, y)] });
    },
    press: async (key) => void (await press([keys[key] ?? key])),
    type: async (text) => void (await press([...text])),
    setSize,
    screenshot: async () =>
      Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: async () => void (await call('DELETE', session)),
  };
}
