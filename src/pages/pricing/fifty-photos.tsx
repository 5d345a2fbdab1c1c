const columns = 10;
const rows = 5;

const skies = ['#ebd3ae', '#d9dcd3', '#e5c9a2', '#dde3da', '#d8c3a0'];
const backColors = ['#8c5a3c', '#6e7f5c', '#9b8a73', '#a98b69', '#5f7d7a', '#b0663f'];

/** Deterministic variation, so that the prerendered HTML matches hydration. */
const mix = (index: number, salt: number, size: number) =>
  ((index * 7 + salt * 13) ^ (index >> 2)) % size;

function SmallPhoto({ index }: { index: number }) {
  const x = 16 + (index % columns) * 57;
  const y = 30 + Math.floor(index / columns) * 62;
  const tilt = mix(index, 3, 9) - 4;
  const sun = 12 + mix(index, 5, 20);
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt} 22 0)`}>
      <rect width="44" height="44" rx="1.5" fill="#fffefb" />
      <path d="M3 3h38v32H3z" fill={skies[mix(index, 1, skies.length)]} />
      <circle cx={sun} cy={11 + mix(index, 2, 6)} r="3.5" fill="#fffefb" opacity="0.8" />
      <path
        d={`M3 ${22 + mix(index, 4, 6)}q${10 + mix(index, 6, 8)} -7 19 -1t19 ${mix(index, 7, 5) - 3}v${14}H3z`}
        fill={backColors[mix(index, 1, backColors.length)]}
      />
      <path d="M3 35h38v3H3z" fill="#fffefb" />
      <path d="M20.500 -4h3v9h-3z" fill="#b98d58" />
    </g>
  );
}

/** A drawing of fifty photos, the maximum of the free plan. */
export function FiftyPhotos() {
  return (
    <svg viewBox="0 0 600 344" aria-hidden="true" className="block w-full">
      {Array.from({ length: rows }, (_, row) => (
        <path
          key={row}
          d={`M0 ${26 + row * 62}q300 8 600 0`}
          className="stroke-primary"
          strokeWidth="1.6"
          fill="none"
        />
      ))}
      {Array.from({ length: columns * rows }, (_, index) => (
        <SmallPhoto key={index} index={index} />
      ))}
    </svg>
  );
}
