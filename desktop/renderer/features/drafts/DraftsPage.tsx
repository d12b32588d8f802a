import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useState } from "react";
import type { Draft } from "#shared/drafts/contract.ts";
import { toast } from "../../lib/announce/toast.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { bringAllUp } from "./copies/bring-up.ts";
import { openDraft } from "./draft-acts.ts";
import { DraftList } from "./list/DraftList.tsx";
import type { ListedKind } from "./list/use-draft-list.ts";
import type { LocalDrafts } from "./local-drafts.ts";

interface DraftsPageProps {
  readonly memberId: string;
  readonly drafts: LocalDrafts;
  /** Opens the composer, which shows the draft. */
  readonly onOpen: (draft: Draft) => void;
}

/** The member's drafts and scheduled posts (posts.26, posts.27). */
export function DraftsPage({ memberId, drafts, onOpen }: DraftsPageProps) {
  const navigate = useNavigate();
  const { tab }: { readonly tab?: string } = useSearch({ strict: false });
  const client = useQueryClient();
  const place = useMemo(() => ({ client, memberId, drafts }), [client, memberId, drafts]);
  const [openingId, setOpeningId] = useState<string | null>(null);
  useEffect(() => void bringAllUp(place), [place]);
  const open = async (draft: Draft) => {
    setOpeningId(draft.id);
    const isOpen = await openDraft(place, draft);
    setOpeningId(null);
    if (isOpen) return onOpen(draft);
    toast({
      title: t`What you're writing isn't on the server yet`,
      description:
        t`Finish or discard it first, or try again once its pictures are uploaded and you're online.`,
      tone: "danger",
    });
  };
  const list = (kind: ListedKind) => (
    <DraftList
      kind={kind}
      place={place}
      openingId={openingId}
      onOpen={(draft) => void open(draft)}
    />
  );
  return (
    <>
      <ScreenHeader title={t`Drafts`} onBack={() => void navigate({ to: "/create-post" })} />
      <Tabs
        label={t`Drafts`}
        value={tab === "scheduled" ? "scheduled" : "drafts"}
        onValueChange={(value) =>
          void navigate({
            to: "/drafts",
            search: value === "scheduled" ? { tab: value } : {},
            replace: true,
          })}
        tabs={[
          { value: "drafts", label: t`Drafts`, content: list("drafts") },
          { value: "scheduled", label: t`Scheduled`, content: list("scheduled") },
        ]}
      />
    </>
  );
}
