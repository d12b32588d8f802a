/**
 * Morning over a lake: far ridges, the sun, its glimmer on the water, a boat, near hills,
 * and mist into the page. It turns with the page, so that the birds stay clear of the words.
 */
export function DawnScene() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 480"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 h-[56%] w-full overflow-visible rtl:-scale-x-100"
    >
      <defs>
        <radialGradient id="halo">
          <stop offset="0" stopColor="var(--color-sun)" stopOpacity="0.75" />
          <stop offset="0.35" stopColor="var(--color-sun)" stopOpacity="0.3" />
          <stop offset="1" stopColor="var(--color-sun)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lake" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-lake)" />
          <stop offset="1" stopColor="var(--color-lake-deep)" />
        </linearGradient>
      </defs>
      <Stars />
      <circle cx="840" cy="176" r="430" fill="url(#halo)" />
      <circle cx="840" cy="168" r="74" className="fill-dawn" />
      <Birds />
      <path
        className="fill-hill-1"
        d="M-600 170C-420 120-260 150-120 138 20 126 90 104 200 122s220 58 350 62c110 4 170-26 270-18 90 8 130 18 210 4 100-18 150-66 260-60 130 8 190 50 330 48 160-4 280-40 420-30v120H-600z"
      />
      <rect x="-600" y="196" width="2640" height="290" fill="url(#lake)" />
      <path
        className="fill-hill-2"
        d="M-600 150c220 0 380 18 540 20 150 2 270-2 370 14 90 14 170 24 270 28-110 10-240 12-390 12h-790zM2040 130c-240 0-420 20-560 40-150 20-240 26-340 30-60 2-110 6-180 12 100 12 220 14 360 14h720z"
      />
      <Glimmer />
      <Boat />
      <path
        className="fill-hill-3"
        d="M-600 190c240-10 420 10 620 42 150 24 270 38 390 74 110 34 190 70 290 110v40H-600zM2040 180c-260 0-440 26-590 62-150 34-250 42-340 70-110 34-190 70-280 110v34h1210z"
      />
      <Trees />
      <path
        className="fill-hill-4"
        d="M-600 320c200-40 420-40 620-10 190 28 330 64 500 76 150 10 300-4 440-28 160-28 290-62 440-58 240 6 420 20 640 40v180H-600z"
      />
      <path
        className="fill-hill-5"
        d="M-600 400c240-40 460-34 680-6 200 26 360 40 540 36 220-4 380-40 580-52 240-14 540 10 840 30v120H-600z"
      />
      <path
        className="fill-paper"
        d="M-600 452c300-26 620-22 900-4 320 20 560 22 840 2 280-18 560-20 900 4v80H-600z"
      />
    </svg>
  );
}

/** Light on the water under the sun, wider and rarer towards us: [y, half width, offset]. */
const strokes: readonly (readonly [number, number, number])[] = [
  [206, 62, 0],
  [218, 40, 8],
  [229, 74, -6],
  [241, 34, 12],
  [254, 92, 2],
  [268, 48, -20],
  [283, 70, 16],
  [300, 30, -6],
  [318, 54, 10],
  [338, 24, -12],
];

function Glimmer() {
  return (
    <g className="stroke-dawn" strokeWidth="5" strokeLinecap="round">
      {strokes.map(([y, half, offset], i) => (
        <path
          key={y}
          d={`M${840 + offset - half} ${y}h${2 * half}`}
          className="animate-twinkle"
          opacity={0.85 - i * 0.055}
          style={{ animationDelay: `${(i % 4) * -1.7}s` }}
        />
      ))}
    </g>
  );
}

function Boat() {
  return (
    <g className="fill-hill-5" transform="translate(636 250)">
      <path d="M-46 0h92c-6 12-14 17-24 17h-44C-32 17-40 12-46 0z" />
      <circle cx="-14" cy="-21" r="6.5" />
      <path d="M-23 0c0-10 3-15 9-15s9 5 9 15z" />
      <circle cx="16" cy="-19" r="6" />
      <path d="M8 0c0-9 3-13 8-13s8 4 8 13z" />
      <path
        d="M-60 27h44M-6 33h52M-30 39h28"
        className="stroke-hill-3"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.5"
      />
    </g>
  );
}

function Birds() {
  return (
    <g className="stroke-hill-4" strokeWidth="2.5" strokeLinecap="round" fill="none" opacity="0.7">
      <path d="M1046 52q9-9 16 0q8-9 17 0" />
      <path d="M1098 30q7-7 13 0q6-7 13 0" />
      <path d="M1118 66q6-6 11 0q5-6 11 0" />
    </g>
  );
}

/** Slim trees on the near shores, their feet behind the next hill: [x, y of the foot, height]. */
const trees: readonly (readonly [number, number, number])[] = [
  [196, 356, 92],
  [226, 360, 124],
  [254, 364, 80],
  [1166, 366, 78],
  [1196, 360, 118],
  [1228, 352, 88],
  [470, 396, 58],
  [490, 398, 74],
];

function Trees() {
  return (
    <g className="fill-hill-4">
      {trees.map(([x, y, h]) => {
        const half = h / 8;
        return (
          <path
            key={x}
            d={`M${x} ${y - h}c${half * 0.7} ${h * 0.3} ${half} ${h * 0.5} ${half} ${h * 0.66}s${
              -half * 0.4
            } ${h * 0.34} ${-half} ${h * 0.34}s${-half}-${h * 0.18} ${-half}-${h * 0.34}s${half * 0.3}-${
              h * 0.36
            } ${half}-${h * 0.66}z`}
          />
        );
      })}
    </g>
  );
}

/** Seen in the dark theme only: [x, y, radius]. */
const stars: readonly (readonly [number, number, number])[] = [
  [610, -190, 1.6],
  [705, -90, 1.1],
  [760, -250, 1.3],
  [905, -170, 1.8],
  [980, -280, 1.1],
  [1060, -110, 1.3],
  [1130, -230, 1.6],
  [1215, -60, 1.1],
  [1270, -180, 2],
  [1350, -260, 1.2],
  [1390, -90, 1.5],
  [520, 20, 1.1],
];

function Stars() {
  return (
    <g className="hidden fill-ink dark:block" opacity="0.55">
      {stars.map(([x, y, r]) => <circle key={x} cx={x} cy={y} r={r} />)}
    </g>
  );
}
