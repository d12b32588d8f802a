import { plural, t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { mostTogether } from "#shared/cases/decide-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { chooseSeveral, useChosenCases } from "./use-together.ts";
import { CloseTogetherDialog } from "./CloseTogetherDialog.tsx";

/** Chooses several cases of the list, and closes them at once as no violation (cases.10). */
export function ChooseSeveral() {
  const { isChoosing, ids } = useChosenCases();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => () => chooseSeveral(false), []);
  if (!isChoosing) {
    return (
      <Button size="sm" variant="quiet" className="-ms-2" onClick={() => chooseSeveral(true)}>
        {t`Select several`}
      </Button>
    );
  }
  const count = ids.size;
  return (
    <div
      role="group"
      aria-label={t`Selected cases`}
      className="flex flex-wrap items-center gap-2 rounded-control bg-wash py-1.5 pe-1.5 ps-3 text-meta"
    >
      <span aria-live="polite" className="min-w-0 flex-1 whitespace-nowrap">
        {count === 0 ? t`None selected` : t({
          message: plural(count, { one: `${count} selected`, other: `${count} selected` }),
          comment: "Of cases",
        })}
      </span>
      <Button size="sm" variant="quiet" onClick={() => chooseSeveral(false)}>{t`Cancel`}</Button>
      <Button
        size="sm"
        disabled={count === 0 || count > mostTogether}
        onClick={() => setAsking(true)}
      >
        {t`Close selected`}
      </Button>
      {isAsking && (
        <CloseTogetherDialog
          what={{ caseIds: [...ids] }}
          title={plural(count, { one: "Close # case?", other: "Close # cases?" })}
          body={t`Each is decided as 'No violation'. Whoever reported it is told in ten minutes; until then you can undo it. What somebody else is working on stays open.`}
          confirmLabel={plural(count, { one: "Close # case", other: "Close # cases" })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
