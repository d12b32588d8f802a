import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import type { Promotion } from "#shared/promotions/contract.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { fieldClass } from "../../../ui/form/Field.tsx";
import { postWords } from "./figures.ts";

interface PromotionPickerProps {
  readonly id: string;
  readonly choices: readonly Promotion[];
}

/** Chooses the promotion whose details are shown. */
export function PromotionPicker({ id, choices }: PromotionPickerProps) {
  const navigate = useNavigate();
  const selectId = useId();
  const choose = (promotion: string) =>
    void navigate({ to: "/promotion-results", search: { promotion }, replace: true, resetScroll: false });
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={selectId} className="text-meta font-semibold">Promotion</label>
      <select
        id={selectId}
        value={id}
        onChange={({ target }) => choose(target.value)}
        className={fieldClass(false)}
      >
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {`${postWords(one, 48) ?? "Deleted post"} · ${formatMediumDateTime(one.startedAt)}`}
          </option>
        ))}
      </select>
    </div>
  );
}
