import { locationBadge } from '@/modules/timeline/places';
import { atlasNames, type AtlasName } from './atlas-names';
import { copy } from '../copy';
import {
  boundsAround,
  fitLabels,
  getMainPlace,
  getLabelPositions,
  type Bounds,
  type Label,
  type Mark,
} from './marks';
import { getPlaceLabel } from './places-on-map';
import { createProjection, type MapPlan, type MapSize, type View } from './map-plan';

export const hasPlace = (mark: Mark, id: string | null) =>
  mark.places.some((place) => place.id === id);

function shortenTitle(title: string): string {
  const letters = Array.from(title);
  return letters.length > 28 ? `${letters.slice(0, 27).join('').trim()}…` : title;
}

/** The name of the main place, and the number of other places of the mark. */
export function getMarkLabel(mark: Mark): string {
  const main = getMainPlace(mark);
  const name = locationBadge(main.name) ?? shortenTitle(getPlaceLabel(main));
  return mark.places.length > 1 ? `${name} ${copy.more(mark.places.length - 1)}` : name;
}

/** Returns a function that measures the width of a text. */
function textMeasure(fontSize: number): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * fontSize * 0.55;
  context.font = `500 ${fontSize}px Fraunces, Georgia, serif`;
  return (text) => context.measureText(text).width;
}

/** Labels the highlighted mark first, then marks by their number of matching items. */
export function layOutPlaceLabels(
  marks: readonly Mark[],
  highlightedId: string | null,
  size: MapSize,
  fontSize: number,
  taken: Bounds[],
): Label<Mark>[] {
  taken.push(...marks.map(({ at, radius }) => boundsAround(at, radius * 2, radius * 2)));
  const widthOf = textMeasure(fontSize);
  const candidates = [...marks]
    .sort(
      (a, b) =>
        Number(hasPlace(b, highlightedId)) - Number(hasPlace(a, highlightedId)) ||
        b.shown - a.shown ||
        b.radius - a.radius,
    )
    .map((of) => {
      const [width, height] = [widthOf(getMarkLabel(of)) + 6, fontSize * 1.2];
      return { of, width, height, positions: getLabelPositions(of, width, height) };
    });
  return fitLabels(candidates, taken, size);
}

/** Labels of countries and seas, where place labels leave room. */
export function layOutAtlasLabels(
  marks: readonly Mark[],
  plan: MapPlan,
  view: View,
  size: MapSize,
  fontSize: number,
  taken: Bounds[],
): Label<AtlasName>[] {
  const project = createProjection(plan, view, size);
  const written = new Set(marks.flatMap(({ places }) => places.map(({ name }) => name)));
  const widthOf = textMeasure(fontSize);
  const candidates = atlasNames(6371 / view.scale).flatMap((of) => {
    if (written.has(of.name)) return [];
    const center = project(of.at);
    const width = widthOf(of.name) * 1.25 + 8;
    return center ? [{ of, width, height: fontSize * 1.4, positions: [center] }] : [];
  });
  return fitLabels(candidates, taken, size);
}
