import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { MadeWithAi } from "../../../ui/content/MadeWithAi.tsx";
import { OpenableImage } from "../../../ui/content/OpenableImage.tsx";

interface AnswerImageProps {
  readonly message: AiMessage;
  readonly url: string;
}

/** A generated image in a box of its stored size; a click opens it. */
export function AnswerImage({ message, url }: AnswerImageProps) {
  const [width, height] = [message.imageWidth ?? 1024, message.imageHeight ?? 1024];
  const { imageAlt: alt, imagePlaceholder: placeholder } = message;
  const image = {
    url,
    thumbnailUrl: `${url}?size=thumbnail`,
    width,
    height,
    placeholder,
    alt,
    madeWithAi: message.madeWithAi,
    isAnimated: false,
  };
  return (
    <>
      <OpenableImage
        image={image}
        title="Generated image"
        label="Open image"
        className="w-full max-w-110 rounded-card border border-hairline"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      {message.madeWithAi && <MadeWithAi className="mt-2" />}
    </>
  );
}
