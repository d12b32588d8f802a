import { t } from "@lingui/core/macro";

/** Says on the top of a tall picture that there is more; the button around it has the name. */
export function OpenMark() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-e-2 bottom-2 rounded-full bg-[rgb(8_12_13/0.72)] px-3 py-1.5 text-meta font-semibold text-white"
    >
      {t({ message: "Open", context: "verb" })}
    </span>
  );
}
