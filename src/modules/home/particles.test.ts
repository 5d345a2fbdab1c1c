import { expect, it } from 'vitest';
import { makeParticles, particles } from './particles';

it('is deterministic for a seed', () => {
  expect(makeParticles(14, 1923)).toEqual(particles);
  expect(makeParticles(14, 1955)).not.toEqual(particles);
});

it('has a few of each type, with unique ids', () => {
  expect(particles.length).toBeLessThanOrEqual(16);
  expect(new Set(particles.map(({ id }) => id)).size).toBe(particles.length);
  expect(new Set(particles.map(({ type }) => type))).toEqual(new Set(['heart', 'star', 'sparkle']));
});

it('keeps particles inside the hero, slow, small and started', () => {
  for (const { x, y, delay, duration, size, baseSize } of particles) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(100);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(100);
    expect(duration).toBeGreaterThanOrEqual(13);
    expect(delay).toBeLessThanOrEqual(0);
    expect(-delay).toBeLessThanOrEqual(duration);
    expect(size / baseSize).toBeGreaterThan(0.6);
    expect(size / baseSize).toBeLessThan(1.4);
  }
});
