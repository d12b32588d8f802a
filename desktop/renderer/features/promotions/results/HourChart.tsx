import { plural, t } from "@lingui/core/macro";
import { type ReactNode, useId } from "react";
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { pageDirection } from "../../../lib/language/page-direction.ts";
import { formatCount, formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { formatHour, formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import type { HourPoint } from "./figures.ts";

/** With more hours than this, bars would be too thin to tell apart. */
const mostBars = 36;

const colours = {
  views: "var(--color-brand)",
  acts: "var(--color-dawn)",
  xp: "var(--color-gold)",
};

/** Dashes tell the lines apart without colour; bars have a fill and hatching. */
const dashes = { views: undefined, acts: "2 3", xp: "7 4" };

const axis = {
  tickLine: false,
  axisLine: false,
  tick: { fill: "var(--color-quiet)", fontSize: 12 },
} as const;

/** Views and acts of each hour, and the XP spent on the right axis. Not animated. */
export function HourChart({ points }: { readonly points: readonly HourPoint[] }) {
  const hatching = `hatching-${useId().replaceAll(/\W/g, "")}`;
  const hasBars = points.length <= mostBars;
  return (
    <>
      <Legend hasBars={hasBars} />
      {/* Time runs to the right in every language; Recharts knows no other way. */}
      <div dir="ltr">
        <ResponsiveContainer width="100%" height={260}>
          <ComposedChart
            data={[...points]}
            accessibilityLayer={false}
            margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
          >
            <defs>{drawHatch(hatching)}</defs>
            <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
            <XAxis dataKey="at" {...axis} tickFormatter={formatHour} minTickGap={28} tickMargin={8} />
            <YAxis {...axis} width={36} allowDecimals={false} tickFormatter={formatCount} />
            <YAxis
              {...axis}
              yAxisId="xp"
              orientation="right"
              width={44}
              allowDecimals={false}
              tickFormatter={formatCount}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={hasBars ? { fill: "var(--color-wash)" } : { stroke: "var(--color-control)" }}
              content={({ payload }) => <Hint point={payload?.[0]?.payload as HourPoint | undefined} />}
            />
            {hasBars
              ? [
                <Bar
                  key="views"
                  dataKey="views"
                  fill={colours.views}
                  maxBarSize={28}
                  isAnimationActive={false}
                />,
                <Bar
                  key="acts"
                  dataKey="acts"
                  fill={`url(#${hatching})`}
                  stroke={colours.acts}
                  maxBarSize={28}
                  isAnimationActive={false}
                />,
              ]
              : [drawLine("views"), drawLine("acts")]}
            {drawLine("xp", "xp", points.length <= mostBars)}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </>
  );
}

function drawLine(name: keyof typeof colours, yAxisId: string | number = 0, hasDots = false): ReactNode {
  return (
    <Line
      key={name}
      dataKey={name}
      yAxisId={yAxisId}
      type="linear"
      stroke={colours[name]}
      strokeWidth={2}
      strokeDasharray={dashes[name]}
      dot={hasDots && { r: 3, fill: "var(--color-surface)", strokeDasharray: "none" }}
      isAnimationActive={false}
    />
  );
}

function drawHatch(id: string): ReactNode {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill="var(--color-dawn-wash)" />
      <rect width={3} height={6} fill={colours.acts} />
    </pattern>
  );
}

function Hint({ point }: { readonly point: HourPoint | undefined }) {
  if (!point) return null;
  return (
    <div
      dir={pageDirection}
      className="tabular rounded-control bg-float px-3 py-2 text-meta text-ink shadow-float"
    >
      <p className="font-semibold">{formatMediumDateTime(point.at)}</p>
      <p>{plural({ views: point.views }, { other: "# views" })}</p>
      <p>{plural({ acts: point.acts }, { other: "# interactions" })}</p>
      <p className="text-gold">{t`${{ xp: formatXp(point.xp) }} XP spent`}</p>
    </div>
  );
}

function Legend({ hasBars }: { readonly hasBars: boolean }) {
  const hatching = `hatching-${useId().replaceAll(/\W/g, "")}`;
  const entries = [["views", t`Views`], ["acts", t`Interactions`], ["xp", t`XP spent (right)`]] as const;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-meta text-quiet">
      {entries.map(([name, label]) => (
        <li key={name} className="flex items-center gap-2">
          <svg width={22} height={12} aria-hidden="true">
            {name === "acts" && <defs>{drawHatch(hatching)}</defs>}
            {hasBars && name !== "xp"
              ? (
                <rect
                  x={1}
                  y={1}
                  width={20}
                  height={10}
                  fill={name === "acts" ? `url(#${hatching})` : colours[name]}
                  stroke={colours[name]}
                />
              )
              : <path d="M0 6H22" stroke={colours[name]} strokeWidth={2} strokeDasharray={dashes[name]} />}
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
