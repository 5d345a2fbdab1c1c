import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copy } from './copy';
import { site } from '@/config/site';

/** OpenStreetMap URLs of our location; fetched only on request of the visitor. */
const { latitude, longitude } = site.place;

const host = 'https://www.openstreetmap.org';
const margin = { north: 0.006, east: 0.014 };
const round = (degrees: number) => degrees.toFixed(4);

const area = [
  longitude - margin.east,
  latitude - margin.north,
  longitude + margin.east,
  latitude + margin.north,
].map(round);

const embeddedMap = `${host}/export/embed.html?bbox=${area.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
export const mapPage = `${host}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;

/** In the drawing of 800 by 500; here, since a picture loads no font. */
const names = [
  { name: copy.mapNames.ij, x: 232, y: 84, size: 24, isWater: true },
  { name: copy.mapNames.amstel, x: 556, y: 440, size: 21, turn: 48, isWater: true },
  { name: copy.mapNames.vondelpark, x: 70, y: 452, size: 20 },
  { name: copy.mapNames.jordaan, x: 168, y: 262, size: 20 },
  { name: copy.mapNames.artis, x: 598, y: 292, size: 20 },
  { name: copy.mapNames.pijp, x: 372, y: 468, size: 20 },
];

const MapNames = () => (
  <svg
    viewBox="0 0 800 500"
    aria-hidden="true"
    className="absolute inset-0 size-full font-display italic"
  >
    {names.map(({ name, x, y, size, turn, isWater }) => (
      <text
        key={name}
        x={x}
        y={y}
        fontSize={size}
        fill={isWater ? '#35504a' : '#4a3526'}
        transform={turn ? `rotate(${turn} ${x} ${y})` : undefined}
      >
        {name}
      </text>
    ))}
  </svg>
);

const frame = 'block aspect-[8/5] w-full rounded-[1px]';

/** A drawing, replaced by the OpenStreetMap iframe when the visitor asks for it. */
export function PlaceMap() {
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);

  if (shown)
    return (
      <figure ref={box} tabIndex={-1} className="print">
        <iframe
          src={embeddedMap}
          title={copy.mapTitle}
          referrerPolicy="no-referrer"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, so these two flags do not undo the sandbox
          sandbox="allow-scripts allow-same-origin allow-popups"
          className={frame}
        />
        <figcaption>{copy.mapShown}</figcaption>
      </figure>
    );
  return (
    <>
      <figure className="print tilt-slight">
        <div className="relative">
          <img
            src="/site/kaart.svg"
            alt={copy.mapAlt}
            width={800}
            height={500}
            loading="lazy"
            className={`${frame} object-cover`}
          />
          <MapNames />
        </div>
        <figcaption>{copy.mapCaption}</figcaption>
      </figure>
      <div className="mt-5 flex [@media(scripting:none)]:hidden flex-wrap items-center gap-x-5 gap-y-3">
        <Button className="button-ghost" onClick={() => setShown(true)}>
          {copy.showMap}
        </Button>
        <p className="max-w-[22em] grow basis-60 text-small">{copy.mapNotice}</p>
      </div>
    </>
  );
}
