import { useNavigate } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { DraftNote } from "../../../ui/composer/DraftNote.tsx";
import { LeaveQuestion } from "../../../ui/dialog/LeaveQuestion.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { EmailAddress } from "../../account/EmailAddress.tsx";
import { ResetPassword } from "../../account/ResetPassword.tsx";
import { PictureField } from "../../media/PictureField.tsx";
import { ProfileFields } from "./ProfileFields.tsx";
import { useEditProfile } from "./use-edit-profile.ts";

/** The tab in which members edit their profile (members.4). */
export function EditProfile({ user }: { readonly user: CurrentUser }) {
  return (
    <div className="space-y-3 pt-3">
      <ProfileForm user={user} />
      <SettingsSection title="Email and password" intro="Both change by a link that we send you.">
        <div className="flex flex-col gap-6">
          <EmailAddress user={user} />
          <ResetPassword email={user.email} />
        </div>
      </SettingsSection>
    </div>
  );
}

function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const edit = useEditProfile(user);
  const navigate = useNavigate();
  const { isUnsaved, isPending } = edit;
  return (
    <Card>
      <form noValidate aria-label="Edit profile" onSubmit={edit.submit} className="flex flex-col gap-5">
        <PictureField
          user={user}
          picture={edit.picture}
          error={edit.pictureError}
          progress={edit.progress}
          isDisabled={isPending}
          onChange={edit.setPicture}
          onError={edit.setPictureError}
        />
        <ProfileFields form={edit.form} user={user} />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-hairline pt-5">
          <p role="status" className="mr-auto text-meta text-quiet">
            {isUnsaved && "Your changes are not saved yet."}
          </p>
          <DraftNote news={edit.news} sentText="Saved in another tab." className="mr-auto" />
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={() =>
              void navigate({ to: "/$username", params: { username: user.username }, replace: true })}
          >
            Cancel
          </Button>
          <Button type="submit" disabled={!isUnsaved} isLoading={isPending}>Save Changes</Button>
        </div>
      </form>
      <LeaveQuestion
        isUnsaved={isUnsaved}
        body="The changes to your profile are not saved."
        onDiscard={edit.discard}
      />
    </Card>
  );
}
