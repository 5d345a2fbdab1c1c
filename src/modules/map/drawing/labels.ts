import { locationBadge } from '@/modules/timeline/location-badge';
import { atlasNames, type AtlasName } from './atlas-names';
import { copy } from '../copy';
import {
  boxAround,
  labelsFor,
  leadOf,
  spotsBeside,
  type Box,
  type Label,
  type Mark,
} from './marks';
import { calledOf } from './places-on-map';
import { projectionFor, type Plan, type Size, type View } from './plan';

export const has = (mark: Mark, id: string | null) => mark.places.some((place) => place.id === id);

/** On a map there is no room for a long title. */
function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length > 28 ? `${letters.slice(0, 27).join('').trim()}…` : title;
}

/** A mark of several is called after the one most told of. */
export function nameOf(mark: Mark): string {
  const lead = leadOf(mark);
  const name = locationBadge(lead.name) ?? shortened(calledOf(lead));
  return mark.places.length > 1 ? `${name} ${copy.more(mark.places.length - 1)}` : name;
}

let pen: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string, fontSize: number): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * fontSize * 0.55;
  pen.font = `500 ${fontSize}px Fraunces, Georgia, serif`;
  return pen.measureText(text).width;
}

/** Names where there is room: first of what is lit, then of what the filter leaves, then the most. */
export function placeLabels(
  marks: readonly Mark[],
  lit: string | null,
  size: Size,
  fontSize: number,
  taken: Box[],
): Label<Mark>[] {
  taken.push(...marks.map(({ at, radius }) => boxAround(at, radius * 2, radius * 2)));
  const wishes = marks
    .toSorted(
      (a, b) =>
        Number(has(b, lit)) - Number(has(a, lit)) || b.shown - a.shown || b.radius - a.radius,
    )
    .map((of) => {
      const [width, height] = [widthOf(nameOf(of), fontSize) + 6, fontSize * 1.2];
      return { of, width, height, spots: spotsBeside(of, width, height) };
    });
  return labelsFor(wishes, taken, size);
}

/** What the map itself writes, where the places of the story leave room. */
export function atlasLabels(
  marks: readonly Mark[],
  plan: Plan,
  view: View,
  size: Size,
  fontSize: number,
  taken: Box[],
): Label<AtlasName>[] {
  const project = projectionFor(plan, view, size);
  const written = new Set(marks.flatMap(({ places }) => places.map(({ name }) => name)));
  const wishes = atlasNames(6371 / view.scale).flatMap((of) => {
    if (written.has(of.name)) return [];
    const spot = project(of.at);
    const width = widthOf(of.name, fontSize) * 1.25 + 8;
    return spot ? [{ of, width, height: fontSize * 1.4, spots: [spot] }] : [];
  });
  return labelsFor(wishes, taken, size);
}
