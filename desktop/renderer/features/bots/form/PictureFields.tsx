import { notAvailable } from "#shared/assistant/served-services.ts";
import { useServedAi } from "../../assistant/use-served-ai.ts";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { Choice, type Form, Input, Tick } from "./bot-form-controls.tsx";

const models = [["dalle-2", "DALL-E 2"], ["dalle-3", "DALL-E 3"]] as const;

/** Whether its posts have pictures, and which. */
export function PictureFields({ form }: { readonly form: Form }) {
  const ai = useServedAi();
  const options = models.map(([value, name]) =>
    [value, !ai || ai.models.includes(name) ? name : `${name} (${notAvailable.toLowerCase()})`] as const
  );
  return (
    <SettingsSection title="Pictures" intro="Each counts against today's budget of images.">
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Tick
            form={form}
            name="enableImages"
            label="Draws pictures"
            hint="Some of its posts come with a picture made by AI, which says so."
          />
        </div>
        <Choice
          form={form}
          name="dalleModel"
          label="Image model"
          options={options}
          hint="DALL-E 3 draws better and costs more."
        />
        <Input
          form={form}
          name="dallePrompt"
          label="Image style"
          placeholder="soft watercolour, morning light"
          hint="Optional. It is added to what every picture shows."
        />
      </div>
    </SettingsSection>
  );
}
