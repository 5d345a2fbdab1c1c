import type { Player } from './use-player';

/** Five seconds for each key press, less in a short recording. */
const stepOf = (duration: number) => Math.max(0.5, Math.min(5, duration / 10));

const stepsOf: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -3,
  PageUp: 3,
};

/** Arrows, Page Up and Down, Home and End seek; other keys are left to the browser. */
export function seekByKey(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  player: Pick<Player, 'position' | 'duration' | 'seek'>,
) {
  const duration = player.duration ?? 0;
  const steps = stepsOf[event.key] ?? 0;
  if (steps) player.seek(player.position + steps * stepOf(duration));
  else if (event.key === 'Home') player.seek(0);
  else if (event.key === 'End') player.seek(duration);
  else return;
  event.preventDefault();
}
