import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import type { Promotion } from "#shared/promotions/contract.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { Select } from "../../../ui/form/Select.tsx";
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
      <Select
        id={selectId}
        options={choices.map((one) => ({
          value: one.id,
          label: `${postWords(one, 48) ?? "Deleted post"} · ${formatMediumDateTime(one.startedAt)}`,
        }))}
        value={id}
        onChoose={choose}
      />
    </div>
  );
}
