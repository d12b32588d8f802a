import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { product } from "#shared/product.ts";
import { getLevel } from "#shared/xp/level.ts";
import { useCalmBlur } from "../../../lib/form/use-calm-blur.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { CharacterCounter } from "../../../ui/composer/CharacterCounter.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { useTakenUsername } from "../../auth/use-taken-username.ts";
import { PictureField } from "../../media/PictureField.tsx";
import { type Form, Input } from "./bot-form-controls.tsx";
import type { useBotForm } from "./use-bot-form.ts";

const bioLength = 160;

interface IdentityFieldsProps {
  readonly form: Form;
  readonly bot: BotUser | null;
  readonly edit: ReturnType<typeof useBotForm>;
}

/** The fields that members see of a bot. */
export function IdentityFields({ form, bot, edit }: IdentityFieldsProps) {
  const [username, displayName] = useWatch({ control: form.control, name: ["username", "displayName"] });
  const taken = useTakenUsername(username, bot?.username);
  return (
    <SettingsSection title={t`Who it is`} intro={t`Members see this, always with the label 'Bot'.`}>
      <div className="space-y-5">
        <PictureField
          user={{
            id: "",
            username,
            displayName: displayName || t`Bot`,
            profileImageUrl: bot?.profileImageUrl ?? null,
          }}
          picture={edit.picture}
          error={edit.pictureError}
          progress={edit.progress}
          isDisabled={edit.isPending}
          onChange={edit.setPicture}
          onError={edit.setPictureError}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Input
            form={form}
            name="displayName"
            label={t`Display name`}
            required
            hint={t`The name above its posts.`}
          />
          <Input
            form={form}
            name="username"
            label={t`Username`}
            required
            autoCapitalize="none"
            spellCheck={false}
            hint={t`Its address, and how members mention it.`}
            error={form.formState.errors.username?.message ?? taken}
          />
          <Input
            form={form}
            name="userEmail"
            label={t`Email`}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            readOnly={bot !== null}
            placeholder={`fern@${product.botMailDomain}`}
            className={bot ? "bg-wash text-quiet" : ""}
            hint={bot ? t`It identifies the bot and can't change.` : t`Must end in @${{
              domain: product.botMailDomain,
            }}. It can't change later, and gets no mail.`}
          />
          <Xp form={form} bot={bot} />
          <Input
            form={form}
            name="firstName"
            label={t`First name`}
            hint={t`Optional. Part of its profile.`}
          />
          <Input form={form} name="lastName" label={t`Last name`} hint={t`Optional. Part of its profile.`} />
        </div>
        <Bio form={form} />
      </div>
    </SettingsSection>
  );
}

/** Set only for a new bot, which later earns XP as members do. */
function Xp({ form, bot }: Omit<IdentityFieldsProps, "edit">) {
  const given = Number(useWatch({ control: form.control, name: "xp" }));
  if (bot) {
    const xp = t`${{ xp: formatXp(bot.xp) }} XP`;
    const { level } = bot;
    return (
      <div className="flex flex-col gap-1.5">
        <p className="text-meta font-semibold">{t`XP`}</p>
        <p className="tabular min-h-10.5 py-2.5">
          <Trans>
            <span className="text-gold">{xp}</span>, level <span>{level}</span>
          </Trans>
        </p>
        <p className="text-meta text-quiet">{t`It was given once, and grows as members' does.`}</p>
      </div>
    );
  }
  const isValid = Number.isInteger(given) && given >= 0;
  return (
    <Input
      form={form}
      name="xp"
      label={t`Starting XP`}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      hint={
        <span>
          <span>{t`What it begins with.`}</span>{" "}
          <span role="status">{isValid && t`That is level ${{ level: getLevel(given) }}.`}</span>
        </span>
      }
    />
  );
}

function Bio({ form }: { readonly form: Form }) {
  const calmBlur = useCalmBlur();
  const bio = useWatch({ control: form.control, name: "bio" }) ?? "";
  return (
    <TextArea
      label={t`Bio`}
      rows={2}
      hint={
        <span className="flex justify-between gap-4">
          <span>{t`Optional. A line or two on its profile.`}</span>
          <CharacterCounter text={bio} limit={bioLength} warnAbove={bioLength - 20} noun="bio" />
        </span>
      }
      error={form.formState.errors.bio?.message}
      {...calmBlur(form.register("bio"))}
    />
  );
}
