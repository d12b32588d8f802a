import { useNavigate, useSearch } from "@tanstack/react-router";
import { type Tab, Tabs } from "../../../ui/layout/Tabs.tsx";

type ProfileTab = "posts" | "pictures" | "likes" | "bookmarks" | "edit";

interface ProfileTabsProps {
  readonly username: string;
  readonly label: string;
  /** The first is the profile's own address. */
  readonly tabs: readonly Tab<ProfileTab>[];
}

/** The tab is in the address, so that a link can open the form, and Back the pictures. */
export function ProfileTabs({ username, label, tabs }: ProfileTabsProps) {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  return (
    <Tabs
      label={label}
      tabs={tabs}
      value={tabs.find(({ value }) => value === tab)?.value ?? "posts"}
      isManual={tab === "edit"}
      onValueChange={(next) =>
        void navigate({
          to: "/$username",
          params: { username },
          search: next === "posts" ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })}
    />
  );
}
