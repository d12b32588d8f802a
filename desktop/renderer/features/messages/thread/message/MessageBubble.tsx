import { t } from "@lingui/core/macro";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { isUnderCover } from "#shared/moderation/is-under-cover.ts";
import { hiddenText, uncheckedText, unsentText } from "#shared/messages/preview.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { showText } from "../../../../lib/language/show-text.ts";
import { CoveredContent } from "../../../../ui/cover/CoveredContent.tsx";
import { FoldedText } from "../../../../ui/content/FoldedText.tsx";
import { HeldImage } from "../../../../ui/content/HeldImage.tsx";
import { MadeWithAi } from "../../../../ui/content/MadeWithAi.tsx";
import { RichText } from "../../../../ui/content/RichText.tsx";
import { Translatable } from "../../../../ui/translation/Translatable.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { WhyLevelButton } from "../../../moderation/WhyLevelButton.tsx";
import { QuotedPost } from "../../../posts/QuotedPost.tsx";
import type { MessageRow } from "../thread-rows.ts";
import { getBubbleClass } from "./bubble-class.ts";
import { openMessageDialog } from "./message-dialog.ts";
import { getTick, MessageMeta } from "./MessageMeta.tsx";
import { OpenableGallery } from "../../../../ui/gallery/OpenableGallery.tsx";
import type { Picture } from "../../../../ui/gallery/pictures-of.ts";
import { StoredImage } from "../../../../ui/content/StoredImage.tsx";
import { getImageBoxStyle } from "./image-box.ts";
import { picturesOfMessage } from "./pictures-of-message.ts";

interface MessageBubbleProps {
  readonly row: MessageRow;
  readonly senderName: string;
  /** The member whose chat the way back from a shared post opens. */
  readonly otherUsername: string;
  readonly isRequest: boolean;
  /** Only the current message's controls are in the tab order. */
  readonly isCurrent: boolean;
  /** The message that it answers. */
  readonly answered: Elements | undefined;
}

/** A message: its image, text and shared post, or why it is blank. */
export function MessageBubble(
  { row, senderName, otherUsername, isRequest, isCurrent, answered }: MessageBubbleProps,
) {
  const { message, isOwn } = row;
  const isBlank = message.isUnsent || message.isHidden;
  const pictures = picturesOfMessage(message);
  const isBehindLine = isUnderCover(message);
  return (
    <div className={getBubbleClass(row)}>
      {answered}
      <CoveredContent of={message} className="mx-1.5 mt-1.5 text-meta">
        {pictures.length > 0 && (
          <MessagePictures
            pictures={pictures}
            senderName={senderName}
            isOwn={isOwn}
            isBlurred={isRequest && !isOwn}
          />
        )}
        {message.isImageHeld && <HeldImage className="mx-1.5 mt-1.5" />}
        {message.madeWithAi && <MadeWithAi className="px-3 pt-1.5" />}
        {message.sharedPostId !== null && (
          <div className="w-80 max-w-full px-2 pt-2 [&>*]:mt-0 [&>*]:bg-surface">
            <QuotedPost post={message.sharedPost} search={{ return: "chat", user: otherUsername }} />
          </div>
        )}
        {isBehindLine && <MessageText message={message} className="px-3 pt-1.5" />}
      </CoveredContent>
      <div
        className={classNames(
          "flex flex-wrap items-end gap-x-3 gap-y-0.5 px-3 py-1.5",
          // The text is as wide as the image above it.
          pictures.length > 0 && !message.sharedPostId && !isBehindLine && "w-0 min-w-full",
        )}
      >
        {isBlank
          ? <p className="text-quiet italic">{blankText(message)}</p>
          : !isBehindLine && <MessageText message={message} />}
        <MessageMeta
          at={message.createdAt}
          editedAt={isBlank ? null : message.editedAt}
          tick={getTick(message, isOwn)}
          level={message.isUnsent ? undefined : message.moderationLevel}
          why={isOwn && !message.isUnsent && (
            <WhyLevelButton
              isSmall
              onPress={() => openMessageDialog({ kind: "why", message })}
              tabIndex={isCurrent ? 0 : -1}
            />
          )}
        />
      </div>
    </div>
  );
}

function MessageText(
  { message, className }: { readonly message: DirectMessage; readonly className?: string },
) {
  if (!message.content) return null;
  return (
    <div className={className}>
      <Translatable
        textKey={`message:${message.id}`}
        text={message.content}
        language={null}
        authorId={message.senderId}
        isCovered={message.isCovered}
      >
        {(text, language) => (
          <FoldedText text={text}>
            {(shown) => (
              <RichText
                text={shown}
                language={language}
                mentions={message.mentions}
                hasInertLinks={message.hasInertLinks}
              />
            )}
          </FoldedText>
        )}
      </Translatable>
    </div>
  );
}

function blankText({ isUnsent, moderationLevel }: DirectMessage): string {
  if (isUnsent) return showText(unsentText);
  return showText(moderationLevel === null ? uncheckedText : hiddenText);
}

/** Whether a message is unsent or hidden, with nothing to react to, copy or report. */
export function isBlank({ isUnsent, isHidden }: DirectMessage): boolean {
  return isUnsent || isHidden;
}

interface MessagePicturesProps {
  /** At least one. */
  readonly pictures: readonly Picture[];
  readonly senderName: string;
  readonly isOwn: boolean;
  /** In a request that is not accepted yet (messages.6). */
  readonly isBlurred: boolean;
}

/** A message's pictures in a box that their stored sizes decide; a click opens them. */
function MessagePictures({ pictures, senderName, isOwn, isBlurred }: MessagePicturesProps) {
  const box = getImageBoxStyle(pictures);
  const name = isolateName(senderName);
  const [first] = pictures;
  if (isBlurred && first) {
    return (
      <span className="relative block max-w-full overflow-hidden" style={box}>
        <StoredImage image={{ ...first, alt: "" }} className="size-full scale-110 blur-2xl" />
        <span className="absolute inset-x-2 bottom-2 rounded-control bg-surface px-2 py-1 text-center text-meta text-ink">
          {t`Accept the request to see this image`}
        </span>
      </span>
    );
  }
  return (
    <OpenableGallery
      pictures={pictures}
      title={isOwn ? t`Image from You` : t`Image from ${name}`}
      label={isOwn ? t`Open image from You` : t`Open image from ${name}`}
      className="max-w-full"
      style={box}
    />
  );
}
