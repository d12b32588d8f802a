import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { PhotoRound } from "./measure-photos.ts";

export function mediaReport(rounds: readonly PhotoRound[]): PartReport {
  return reportOf("media", {
    photo: rounds.map(({ aloneMs }) => aloneMs),
    cpu: rounds.map(({ cpuMs }) => cpuMs),
    ten: rounds.map(({ timesTen }) => timesTen),
    turn: rounds.map(({ timesAlone }) => timesAlone),
  }, []);
}
