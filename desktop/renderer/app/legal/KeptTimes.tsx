import { formatKeptTime, keptGroups } from "./kept-times.ts";

/** The table of how long things are kept (retention.1). */
export function KeptTimes() {
  return (
    <table className="w-full table-fixed border-collapse text-start text-body">
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      {keptGroups.map(({ title, times }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-6 pb-2 font-semibold">{title}</th>
          </tr>
          {times.map(({ what, kept, more }) => (
            <tr key={what} className="border-t border-hairline align-top">
              <th scope="row" className="py-2.5 pe-4 font-normal text-pretty">{what}</th>
              <td className="tabular py-2.5 text-pretty">
                <span className="block">{formatKeptTime(kept)}</span>
                {more && <span className="mt-0.5 block text-meta text-quiet">{more}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
