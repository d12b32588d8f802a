import type { Elements } from "../../ui/elements.ts";

/** One section of a legal text. Its heading can be linked to. */
export function Section({ title, children }: { title: string; children: Elements }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section
      aria-labelledby={id}
      className="mt-10 flex flex-col gap-3 text-lead text-pretty [&_li]:mt-1.5 [&_li]:ps-1 [&_ul]:list-disc [&_ul]:ps-6 [&_ul]:marker:text-dawn"
    >
      <h2 id={id} className="text-title font-semibold">{title}</h2>
      {children}
    </section>
  );
}
