// Runs Orca and Firefox in Dutch, on a display and a session bus of their own. Orca writes its utterances to a file.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endGroup } from '../end-group.ts';

const screen = '1280x900x24';
const saidFile = 'said.txt';
export const busLauncher = '/usr/libexec/at-spi-bus-launcher';

// A voice without sound.
const speechSettings = `AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
DefaultLanguage "nl"
`;

const firefoxSettings: Record<string, string | number | boolean> = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.newtab.preload': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'intl.accept_languages': 'nl',
  // Its question would be said between ours.
  'signon.rememberSignons': false,
  // The portals would mount a file system in the folder.
  'widget.use-xdg-desktop-portal.settings': 0,
  // Without a sound card, playback fails in Firefox unless the volume is zero.
  'media.default_volume': '0.0',
};

export class ScreenReader {
  private readonly running: ChildProcess[] = [];
  private browser: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    process.once('exit', () => this.close());
  }

  /** Starts Orca; everything it writes is in the folder. */
  static async start(folder: string): Promise<ScreenReader> {
    const env = prepare(folder);
    const reader = new ScreenReader(folder, env);
    try {
      env.DISPLAY = `:${await reader.runForLine('Xvfb', ['-displayfd', '1', '-screen', '0', screen])}`;
      env.DBUS_SESSION_BUS_ADDRESS = await reader.runForLine('dbus-daemon', [
        '--session',
        '--nofork',
        '--print-address=1',
      ]);
      reader.run(busLauncher, ['--launch-immediately']);
      reader.run('speech-dispatcher', [
        '--run-single',
        '--config-dir',
        join(folder, 'home/.config/speech-dispatcher'),
      ]);
      reader.run('orca', ['--replace']);
      await reader.hear(() => undefined, { start: 30_000 });
      return reader;
    } catch (error) {
      reader.close();
      throw error;
    }
  }

  /** Opens a page in a new browser, and returns the utterances; it does not load to its end when scripts wait. */
  open(address: string, isHeld = false): Promise<string[]> {
    this.closeBrowser();
    const profile = join(this.folder, 'home/profile');
    rmSync(profile, { recursive: true, force: true });
    mkdirSync(profile);
    const lines = Object.entries(firefoxSettings).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    return this.hear(
      () => {
        this.browser = this.run('firefox-esr', ['--profile', profile, '--kiosk', address]);
      },
      { start: 40_000, quiet: 4000, last: isHeld ? '' : 'Klaar met laden' },
    );
  }

  press(key: string) {
    return this.hear(() => this.xdotool('key', key));
  }

  type(text: string) {
    return this.hear(() => this.xdotool('type', '--delay', '40', text));
  }

  /** Waits without pressing a key, and returns the utterances. */
  async listen(seconds: number): Promise<string[]> {
    const from = this.lines().length;
    await pause(seconds * 1000);
    return this.lines().slice(from);
  }

  close() {
    this.closeBrowser();
    for (const child of this.running.toReversed()) endGroup(child, 'SIGKILL');
  }

  private closeBrowser() {
    if (this.browser) endGroup(this.browser, 'SIGKILL');
  }

  private xdotool(...args: string[]) {
    const { status } = spawnSync('xdotool', args, { env: this.env, timeout: 10_000 });
    if (status !== 0) throw new Error(`xdotool ${args.join(' ')} failed`);
  }

  /**
   * Returns the utterances after an action: waits for the first one (`start`), for the expected last one
   * (`last`), and then until Orca is quiet, at most 20 s longer than for the first one.
   */
  private async hear(
    action: () => void,
    { start = 4000, quiet = 1500, last = '' } = {},
  ): Promise<string[]> {
    const from = this.lines().length;
    const begun = Date.now();
    let said: string[] = [];
    let changed = begun;
    action();
    const isOver = () => {
      const isWaiting = !said.some((text) => text.includes(last));
      return (
        Date.now() - changed > (isWaiting ? start : quiet) || Date.now() - begun > start + 20_000
      );
    };
    while (!isOver()) {
      await pause(50);
      const now = this.lines().slice(from);
      if (now.length > said.length) changed = Date.now();
      said = now;
    }
    return said;
  }

  private lines(): string[] {
    return readFileSync(join(this.folder, saidFile), 'utf8').split('\n').slice(0, -1);
  }

  private run(command: string, args: string[]): ChildProcess {
    // A process group of its own, so that its children end with it.
    const child = spawn(command, args, {
      env: this.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout.resume();
    this.running.push(child);
    return child;
  }

  /** Runs a server that prints its address. */
  private async runForLine(command: string, args: string[]): Promise<string> {
    const child = this.run(command, args);
    const [line] = (await once(child.stdout!, 'data', { signal: AbortSignal.timeout(10_000) })) as [
      Buffer,
    ];
    return line.toString().trim();
  }
}

/** Settings of the programs in a home folder of their own; returns the environment that leads to it. */
function prepare(folder: string): NodeJS.ProcessEnv {
  const home = join(folder, 'home');
  const speech = join(home, '.config/speech-dispatcher');
  const orca = join(home, '.local/share/orca');
  const runtime = join(folder, 'run');
  const locales = join(folder, 'locale');
  for (const path of [speech, orca, locales]) mkdirSync(path, { recursive: true });
  mkdirSync(runtime, { mode: 0o700 });
  writeFileSync(join(folder, saidFile), '');
  writeFileSync(join(speech, 'speechd.conf'), speechSettings);
  copyFileSync(
    fileURLToPath(new URL('orca-customizations.py', import.meta.url)),
    join(orca, 'orca-customizations.py'),
  );
  spawnSync('localedef', ['-i', 'nl_NL', '-f', 'UTF-8', join(locales, 'nl_NL.UTF-8')]);
  const { XDG_CONFIG_HOME: _, XDG_DATA_HOME: __, XDG_CACHE_HOME: ___, ...env } = process.env;
  return {
    ...env,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    LOCPATH: locales,
    LANG: 'nl_NL.UTF-8',
    LC_ALL: 'nl_NL.UTF-8',
    LANGUAGE: 'nl',
    TZ: 'Europe/Amsterdam',
    GNOME_ACCESSIBILITY: '1',
    MOZ_CRASHREPORTER_DISABLE: '1',
    SAID: join(folder, saidFile),
  };
}
