import { t } from "@lingui/core/macro";
import { useSession } from "../../../lib/session/session.ts";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import type { SectionProps } from "./settings-choices.ts";

/** Whether comments of new accounts stand folded below the member's posts (comments.10). */
export function CommentsSection({ settings, onChoose }: SectionProps) {
  const { user } = useSession();
  // A server of the release before has no such choice.
  if (user && (user.foldsNewcomers as unknown) === undefined) return null;
  return (
    <SettingsSection
      id="comments"
      title={t`Comments`}
      intro={t`Folded comments stand below the others until someone opens them.`}
    >
      <Checkbox
        label={
          <span>
            {t`Fold comments of new accounts`}
            <span className="block text-meta text-quiet">
              {t`Below your posts: of accounts younger than a week that you don't follow.`}
            </span>
          </span>
        }
        checked={settings.foldsNewcomers}
        onChange={(event) => onChoose({ foldsNewcomers: event.target.checked })}
      />
    </SettingsSection>
  );
}
