const widths = [50, 42, 56, 44, 48, 52, 40, 54, 46, 50];
const heights = [118, 104, 126, 110, 96, 122, 114, 100, 128, 108];
const colors = ['var(--primary)', 'var(--accent)', '#6e4630', '#c98c3c', '#7d523a', '#4a5a4e'];

const spines = Array.from({ length: 20 }, (_, index) => {
  const column = index % 10;
  const shelf = Math.floor(index / 10);
  const order = shelf === 0 ? column : 9 - column;
  const before = (shelf === 0 ? widths : [...widths].reverse()).slice(0, column);
  return {
    x: 44 + before.reduce((sum, width) => sum + width + 3, 0),
    width: widths[order]!,
    height: heights[(order + shelf * 3) % 10]!,
    floor: shelf === 0 ? 160 : 320,
    color: colors[(index * 5 + shelf) % colors.length]!,
    /** The decoration of the spine: 0 and 1 a label, 2 a dot, 3 a dotted line. */
    mark: (index * 3 + shelf) % 4,
  };
});

/** A drawing of twenty albums, the maximum of Premium. */
export function TwentyAlbums() {
  return (
    <svg viewBox="0 0 600 344" aria-hidden="true" className="block w-full">
      {spines.map(({ x, width, height, floor, color, mark }) => (
        <g key={`${x} ${floor}`} transform={`translate(${x} ${floor - height})`}>
          <rect width={width} height={height} rx="4" fill={color} />
          <path d={`M5 0v${height}`} stroke="#000" strokeOpacity="0.14" strokeWidth="3" />
          <path
            d={`M6 16h${width - 12}M6 ${height - 14}h${width - 12}`}
            stroke="#f6ead4"
            strokeOpacity="0.75"
            strokeWidth="2"
          />
          {mark < 2 && (
            <>
              <rect
                x={width / 2 - 12}
                y="30"
                width="24"
                height={38 + mark * 8}
                rx="2"
                fill="#fffbef"
              />
              <path
                d={`M${width / 2 - 6} 40h12m-12 7h12m-12 7h8`}
                stroke="#8c5a3c"
                strokeWidth="1.6"
              />
            </>
          )}
          {mark === 2 && (
            <circle cx={width / 2} cy={height / 2} r="9" fill="#f6ead4" opacity="0.9" />
          )}
          {mark === 3 && (
            <path
              d={`M${width / 2} 28v${height - 56}`}
              stroke="#f6ead4"
              strokeWidth="3"
              strokeDasharray="1 9"
              strokeLinecap="round"
            />
          )}
        </g>
      ))}
      {[160, 320].map((y) => (
        <path key={y} d={`M20 ${y}h560v9H20z`} fill="#6e4630" />
      ))}
    </svg>
  );
}
