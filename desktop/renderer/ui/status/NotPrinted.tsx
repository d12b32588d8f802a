/** Says on paper what a printed page lacks, since only what is loaded is printed. */
export function NotPrinted({ says }: { readonly says: string }) {
  return <span className="hidden py-2 text-meta print:block">{says}</span>;
}
