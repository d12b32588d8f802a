import { t } from "@lingui/core/macro";
import { type PostAudience, type PostAudiences, postAudiences } from "#shared/posts/post-audience.ts";
import { SelectField } from "../../../ui/form/Select.tsx";

const names: Readonly<Record<PostAudience, string>> = {
  everyone: t`Everyone`,
  followers: t`People who follow you`,
  followed: t`People whom you follow`,
  mentioned: t`People whom the post mentions`,
  nobody: t`Nobody but you`,
};
const options = postAudiences.map((value) => ({ value, label: names[value] }));

interface AudienceFieldsProps {
  readonly audiences: PostAudiences;
  readonly isDisabled?: boolean;
  readonly onChange: (change: Partial<PostAudiences>) => void;
}

/** Who may comment on a post, and who may quote it (posts.29). */
export function AudienceFields({ audiences, isDisabled = false, onChange }: AudienceFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t`Who may comment`}
        options={options}
        value={audiences.commentsFrom}
        isDisabled={isDisabled}
        onChoose={(commentsFrom) => onChange({ commentsFrom })}
      />
      <SelectField
        label={t`Who may quote`}
        options={options}
        value={audiences.quotesFrom}
        isDisabled={isDisabled}
        onChoose={(quotesFrom) => onChange({ quotesFrom })}
      />
    </div>
  );
}
